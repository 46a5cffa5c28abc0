import { clockTimeOf, formatInstant, formatTime12 } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { historyListTexts as texts } from '@foyer/contract/leads/messages/work'
import type { FoldedEntry } from '@foyer/contract/leads/work/history-list'
import { Box, Text } from '@mantine/core'
import { lazy, Suspense, use } from 'react'
import { LongText } from '../../../../ui/text/long-text'
import { QuietText } from '../../../../ui/text/quiet-text'
import { CallStatusMark } from '../../lead-badges'
import { MailInHistory } from '../mail/mail-in-history'
import classes from './history.module.css'

const VisitPart = lazy(() =>
  import('../../visits/visit-part').then((module) => ({ default: module.VisitPart })),
)

interface HistoryEntryProps {
  leadId: string
  entry: FoldedEntry
  timeZone: string
  currencySymbol: string
}

/** When, by whom, what; and what somebody wrote about it. */
export function HistoryEntry({ leadId, entry, timeZone, currencySymbol }: HistoryEntryProps) {
  const { at, actor, sentence, remark, callStatus, meetingMode, outcome, amount, times, mail } = entry
  const Mail = use(MailInHistory)
  const isSaid = callStatus && sentence.includes(callStatusTexts[callStatus])
  const met = [meetingMode, outcome].filter(Boolean).join(' · ')
  return (
    <li className={classes.entry} data-kind={entry.kind} data-call={callStatus}>
      <div className={classes.head}>
        <span>
          <time className="num" dateTime={at} title={formatInstant(at, timeZone)}>
            {formatTime12(clockTimeOf(at, timeZone))}
          </time>
          {' · '}
          {actor?.fullName ?? texts.system}
          {times > 1 && <span className={classes.times}>{texts.times(times)}</span>}
        </span>
        {amount !== undefined && (
          <Text span size="sm" fw={600} c="var(--fy-ink)" className="num">
            {formatAmount(amount, currencySymbol)}
          </Text>
        )}
      </div>
      {sentence && (
        <Box fw={500}>
          <LongText text={sentence} />
        </Box>
      )}
      {callStatus && !isSaid && <CallStatusMark status={callStatus} />}
      {met && <QuietText>{met}</QuietText>}
      {remark && (
        <div data-ink="2">
          <LongText text={remark} />
        </div>
      )}
      {entry.visit && (
        <Suspense>
          <VisitPart visit={entry.visit} timeZone={timeZone} />
        </Suspense>
      )}
      {mail && Mail && (
        <Suspense>
          <Mail leadId={leadId} entry={entry} mail={mail} />
        </Suspense>
      )}
    </li>
  )
}
