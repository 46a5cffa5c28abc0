import { shownMailTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { Box, Button } from '@mantine/core'
import { Row, Stack } from '../../../../ui/layout/flow'
import type { MailInHistoryProps } from '../../../leads/work/mail/mail-in-history'
import { askToMail } from '../../../leads/work/mail/mail-requests'
import { MailStateMark } from './mail-state'
import { useMailAgain } from './use-mail-again'

/** What stands below the line of a mail in the history: where it is, what can be done, and the way to the whole of it. */
export function MailLine({ leadId, entry, mail }: MailInHistoryProps) {
  // The line about a cancelled one is about that, not about the mail.
  const isOwn = entry.kind !== 'mail-cancelled'
  const { buttons, question } = useMailAgain(mail.id, isOwn ? mail.state : undefined)
  return (
    <Stack gap={6}>
      {isOwn && (
        <Box mt={4}>
          <MailStateMark mail={mail} />
        </Box>
      )}
      <Row gap={6}>
        <Button
          size="xs"
          variant="subtle"
          ml={-10}
          onClick={() => askToMail({ kind: 'read', mailId: mail.id, leadId })}
        >
          {texts.open}
        </Button>
        {buttons}
      </Row>
      {question}
    </Stack>
  )
}
