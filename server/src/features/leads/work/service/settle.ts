import { type CalendarDate, formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { HeldLead } from '../../write/repository/hold'
import type { Change, HistoryLine } from '../../write/service/lead-write'
import { isFollowUpNews } from './action-conflict'

/** '13 Mar 2026, 10:00 AM' */
export const followUpMoment = (on: CalendarDate, time: string | null | undefined): string =>
  [formatDay(on), ...(time ? [formatTime12(time)] : [])].join(', ')

/** It has been spoken of, and nothing comes next. */
export const followUpDone = (before: CalendarDate | undefined): Change => ({
  columns: { followUpOn: null, followUpTime: null, followUpKind: null },
  lines: [{ kind: 'follow-up', sentence: workHistoryTexts.followUpDone, details: { before } }],
})

/** One line says both: what was due is done, and what comes next. */
const isNext = ({ kind, details }: HistoryLine): boolean =>
  kind === 'follow-up' && details?.followUp !== undefined

/**
 * THE rule of every way to log a call: the follow-up of today or before is done by it, also where the same update sets the
 * next one. One that lies ahead stays, and so does one that somebody set after the caller looked (ADR-106, ADR-280).
 */
export function settled(lead: HeldLead, change: Change, today: CalendarDate): Change {
  const { columns, lines } = change
  const { followUpOn: due } = lead
  // Without a next one it has been called done already, or its stage has ended it.
  if (due === null || due > today || columns.followUpOn === null || isFollowUpNews(lead)) return change
  if (columns.followUpOn === undefined) {
    const done = followUpDone(due)
    return { columns: { ...columns, ...done.columns }, lines: [...lines, ...done.lines] }
  }
  const when = followUpMoment(columns.followUpOn, columns.followUpTime)
  const sentence = workHistoryTexts.followUpDoneNext(when)
  return { columns, lines: lines.map((line) => (isNext(line) ? { ...line, sentence } : line)) }
}
