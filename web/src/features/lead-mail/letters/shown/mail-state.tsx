import { formatInstant } from '@foyer/contract/kit/dates'
import { mailStateTexts } from '@foyer/contract/lead-mail/letters/messages'
import { shownMailTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { HistoryMail } from '@foyer/contract/leads/work/history'
import type { MailState } from '@foyer/contract/mail/model'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import classes from './shown-mail.module.css'

const inks: Partial<Record<MailState, string>> = { sent: 'ok', failed: 'past', uncertain: 'today' }
const explained: Partial<Record<MailState, string>> = { uncertain: texts.uncertain, outbox: texts.outbox }

/** Where a mail is: one word in a box, and what has to be known about it. */
export function MailStateMark({ mail: { state, error, sendAt } }: { mail: Partial<HistoryMail> }) {
  const { timeZone } = useCompanyDay()
  if (!state) return null
  const word =
    state === 'queued' && sendAt
      ? texts.scheduledFor(formatInstant(sendAt, timeZone))
      : state === 'failed' && error
        ? texts.failed(error)
        : mailStateTexts[state]
  const more = state === 'cancelled' ? error : explained[state]
  return (
    <Stack gap={4}>
      <span className={classes.state} data-ink={inks[state] ?? '2'}>
        {word}
      </span>
      {more && <QuietText size="small">{more}</QuietText>}
    </Stack>
  )
}
