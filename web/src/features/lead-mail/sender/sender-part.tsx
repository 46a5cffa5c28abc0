import { senderTexts as texts } from '@foyer/contract/lead-mail/sender/messages'
import type { MailServerSettings } from '@foyer/contract/lead-mail/sender/model'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCan } from '../../accounts/use-can'
import { useIsLocked } from '../../accounts/use-guard'
import { SenderForm } from './sender-form'
import { SenderState } from './sender-state'

/** The firm's own mail server: what sends now, its settings and whether it works. */
export function SenderPart() {
  const isLocked = useIsLocked('leadMail.manage')
  const mayManage = useCan('leadMail.manage')
  return (
    <Sheet title={texts.title} text={texts.lead}>
      {isLocked ? (
        <SheetPart>
          <Notice>
            <IconLock size={16} stroke={1.6} aria-hidden />
            {texts.adminsOnly}
          </Notice>
        </SheetPart>
      ) : (
        mayManage && <Settings />
      )}
    </Sheet>
  )
}

function Settings() {
  const settings = useEndpoint(senderEndpoints.mailServer, {}, { staleTime: 0 })
  return (
    <Loaded of={settings} failed={texts.loadFailed} rows={4}>
      {(known) => <Known settings={known} />}
    </Loaded>
  )
}

function Known({ settings }: { settings: MailServerSettings }) {
  const [isBegun, setBegun] = useState(false)
  const { own, otherwise, ourAddress } = settings
  const { none } = texts
  const withoutOwn = otherwise === 'ours' ? none.ours(ourAddress) : none[otherwise]
  return (
    <div data-line="between">
      <SheetPart>
        <Stack gap={12}>
          {own && <SenderState own={own} onRemoved={() => setBegun(false)} />}
          {!own?.isOn && <QuietText>{withoutOwn}</QuietText>}
          {!own && !isBegun && (
            <Row>
              <Button onClick={() => setBegun(true)}>{texts.setUp}</Button>
            </Row>
          )}
        </Stack>
      </SheetPart>
      {(own || isBegun) && <SenderForm own={own} />}
    </div>
  )
}
