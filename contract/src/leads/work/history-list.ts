import { type CalendarDate, calendarDateOf, formatDay, relativeDay, todayIn } from '../../kit/dates'
import type { HistoryEntry, HistoryKind } from './history'

/** An entry, and how many equal ones it stands for. */
export type FoldedEntry = HistoryEntry & { times: number }

const comments: readonly HistoryKind[] = ['remark', 'call', 'interaction', 'note']

const isRepeated = (one: HistoryEntry, other: HistoryEntry, zone: string): boolean =>
  comments.includes(one.kind) &&
  comments.includes(other.kind) &&
  // Each has its own times and photos.
  !one.visit &&
  !other.visit &&
  (one.remark ?? one.sentence) === (other.remark ?? other.sentence) &&
  one.meetingMode === other.meetingMode &&
  one.outcome === other.outcome &&
  one.callStatus === other.callStatus &&
  !!one.isEmailSent === !!other.isEmailSent &&
  one.actor?.id === other.actor?.id &&
  calendarDateOf(one.at, zone) === calendarDateOf(other.at, zone)

/** A comment with the same day, text, call status, email flag and author as its neighbour is shown once (L-106, C-160). */
export function foldDuplicates(entries: readonly HistoryEntry[], zone: string): FoldedEntry[] {
  const folded: FoldedEntry[] = []
  for (const entry of entries) {
    const last = folded.at(-1)
    if (last && isRepeated(last, entry, zone)) last.times += 1
    else folded.push({ ...entry, times: 1 })
  }
  return folded
}

export interface HistoryDay {
  on: CalendarDate
  /** Today, Yesterday, or the date. */
  heading: string
  entries: FoldedEntry[]
}

/** The latest first, by the days of the company's zone (D-014, C-115). */
export function groupByDay(entries: readonly HistoryEntry[], zone: string, now: Date): HistoryDay[] {
  const today = todayIn(zone, now)
  const days: HistoryDay[] = []
  for (const entry of foldDuplicates(entries, zone)) {
    const on = calendarDateOf(entry.at, zone)
    const last = days.at(-1)
    if (last?.on === on) last.entries.push(entry)
    else days.push({ on, heading: relativeDay(on, today) ?? formatDay(on), entries: [entry] })
  }
  return days
}

const sameMoment = 60_000

/** The log of a project says some lines of its lead too, with a few words more, in the same moment. */
const isTold = (entries: readonly HistoryEntry[], { at, sentence }: HistoryEntry): boolean =>
  entries.some(
    (entry) =>
      (sentence === entry.sentence || sentence.startsWith(`${entry.sentence} `)) &&
      Math.abs(Date.parse(at) - Date.parse(entry.at)) < sameMoment,
  )

/**
 * Two histories as one, the latest first, what both say once (C-160); of the further one no more than reaches as far back as
 * was read of the other.
 */
export function withFurther(
  entries: readonly HistoryEntry[],
  further: readonly HistoryEntry[],
  hasMore: boolean,
): HistoryEntry[] {
  const last = entries.at(-1)?.at
  const isRead = ({ at }: HistoryEntry) => !hasMore || last === undefined || at >= last
  const shown = further.filter((entry) => isRead(entry) && !isTold(entries, entry))
  return [...entries, ...shown].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}
