import { bulkMailDialogTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Stack } from '../../../ui/layout/flow'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import type { MailRequest } from '../../leads/work/mail/mail-requests'
import { BulkLetter } from './bulk-letter'
import { WhoGetsIt } from './who-gets-it'

interface BulkMailDialogProps {
  request: Extract<MailRequest, { kind: 'selection' }>
  onClose: () => void
}

/** A mail to many leads, one message each (L-248). */
export function BulkMailDialog({ request: { selection }, onClose }: BulkMailDialogProps) {
  const read = useEndpoint(bulkMailEndpoints.mailRecipients, { selection }, { staleTime: 0 })
  const [afresh, setAfresh] = useState(0)
  return (
    <Dialog opened title={texts.title} width={760} onClose={onClose}>
      <Loaded of={read} failed={read.error?.message ?? texts.checkFailed} rows={8}>
        {(check) =>
          check.withAddress === 0 ? (
            <Stack gap={12}>
              <EmptyState icon={IconMailOff} title={texts.nobody} hint={texts.nobodyHint} />
              <WhoGetsIt check={check} />
            </Stack>
          ) : (
            <BulkLetter
              key={afresh}
              selection={selection}
              check={check}
              onStartAfresh={() => setAfresh(afresh + 1)}
              onClose={onClose}
            />
          )
        }
      </Loaded>
    </Dialog>
  )
}
