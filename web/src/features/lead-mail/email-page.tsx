import { Stack } from '../../ui/layout/flow'
import { UnsubscribedPart } from './bulk/unsubscribed-part'
import { MailboxPart } from './mailbox/mailbox-part'
import { SenderPart } from './sender/sender-part'

/** How the mails of the firm to its leads leave, and what comes back. */
export function EmailPage() {
  return (
    <Stack gap={16}>
      <SenderPart />
      <MailboxPart />
      <UnsubscribedPart />
    </Stack>
  )
}
