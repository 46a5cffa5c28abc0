import { formatInstant } from '@foyer/contract/kit/dates'
import { mailboxTexts as texts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { Mailbox } from '@foyer/contract/lead-mail/mailbox/model'
import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { Loaded } from '../../../ui/states/loaded'
import { Facts } from '../../../ui/text/facts'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useIsLocked } from '../../accounts/use-guard'
import { MailboxForm } from './mailbox-form'

/** Where the answers of leads arrive: one mailbox of the firm, which is read and left as it is. */
export function MailboxPart() {
  const isLocked = useIsLocked('leadMail.manage')
  return (
    <Sheet title={texts.title} text={texts.lead}>
      {isLocked ? (
        <SheetPart>
          <QuietText>{texts.forAdmins}</QuietText>
        </SheetPart>
      ) : (
        <Content />
      )}
    </Sheet>
  )
}

function Content() {
  const read = useEndpoint(mailboxEndpoints.mailbox, {}, { staleTime: 0 })
  return (
    <Loaded of={read} failed={texts.loadFailed} rows={6}>
      {({ mailbox }) => (
        <div data-line="between">
          {mailbox && (
            <SheetPart>
              <State of={mailbox} />
            </SheetPart>
          )}
          <SheetPart>
            <MailboxForm found={mailbox} />
          </SheetPart>
        </div>
      )}
    </Loaded>
  )
}

function State({ of: { isOn, readAt, error } }: { of: Mailbox }) {
  const { timeZone } = useCompanyDay()
  const state = !isOn ? texts.off : error ? texts.failing : texts.on
  return (
    <Stack gap={12}>
      <Facts
        layout="cells"
        columns={2}
        isFramed
        facts={[
          [texts.state, state],
          [texts.lastRead, readAt ? formatInstant(readAt, timeZone) : texts.never],
        ]}
      />
      {error && (
        <Notice>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {error}
        </Notice>
      )}
      <Row>
        {isOn && <ReadNow />}
        <Remove />
      </Row>
    </Stack>
  )
}

function ReadNow() {
  const read = useSend(mailboxEndpoints.readMailbox)
  const look = () =>
    read.mutateAsync({}).then(
      ({ message }) => showToast({ kind: 'ok', text: message }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failedToRead) }),
    )
  return (
    <Button variant="default" loading={read.isPending} onClick={() => void look()}>
      {texts.readNow}
    </Button>
  )
}

function Remove() {
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(mailboxEndpoints.removeMailbox, {
    onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }),
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          isBusy={remove.isPending}
          problem={remove.error ? wordsOf(remove.error, texts.failedToRemove) : undefined}
          onConfirm={() => remove.mutate({})}
          onClose={() => setAsking(false)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}
