import { addDays, type CalendarDate, formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import { minute, type SeedCalendar } from '../calendar'
import type { FollowUp, HistoryEntry, RemarkType, StaffKey } from '../model'
import type { Random } from '../random'

type Fate = 'kept' | 'late' | 'missed' | 'none'

const fates: [Fate, number][] = [
  ['kept', 52],
  ['late', 17],
  ['missed', 9],
  ['none', 22],
]
const times = ['10:30', '11:00', '12:15', '15:30', '17:00', '18:45'] as const

/** A follow-up that is set, put off or, without a date, done. */
export const followUpEntry = (
  at: Date,
  by: StaffKey,
  {
    to,
    before,
    remarkType,
  }: { to: FollowUp | undefined; before: CalendarDate | undefined; remarkType: RemarkType },
): HistoryEntry => ({
  kind: 'follow-up',
  at,
  by,
  sentence: to
    ? workHistoryTexts.followUpSet(`${formatDay(to.on)}, ${formatTime12(to.time)}`)
    : workHistoryTexts.followUpDone,
  to,
  before,
  remarkType,
})

/** The same history with the follow-ups between its calls: most were kept, some late, and some put off after their day. */
export function withPastFollowUps(
  history: HistoryEntry[],
  calendar: SeedCalendar,
  random: Random,
): HistoryEntry[] {
  const calls = history.filter(({ kind }) => kind === 'call')
  const more = calls.flatMap((call, turn) => {
    const next = calls[turn + 1]
    return next ? between(call, next, calendar, random) : []
  })
  // Sorting keeps the order of what happened at one moment.
  return [...history, ...more].sort((a, b) => a.at.getTime() - b.at.getTime())
}

function between(
  { at, by }: HistoryEntry,
  next: HistoryEntry,
  calendar: SeedCalendar,
  random: Random,
): HistoryEntry[] {
  const [called, again] = [at, next.at].map((instant) => calendar.dayNumberOf(instant.getTime()))
  const fate = random.weighted(fates)
  const time = random.pick(times)
  const delay = random.between(1, 4)
  if (called === undefined || again === undefined || again <= called || fate === 'none') return []
  const remarkType = 'call'
  const set = (instant: number, dayNumber: number, before: CalendarDate | undefined) =>
    followUpEntry(new Date(instant), by, { to: { on: calendar.dateOf(dayNumber), time }, before, remarkType })
  const done = (dayNumber: number) =>
    followUpEntry(next.at, next.by, { to: undefined, before: calendar.dateOf(dayNumber), remarkType })
  const setAt = at.getTime() + minute / 2
  if (fate === 'late' && again - called > delay)
    return [set(setAt, again - delay, undefined), done(again - delay)]
  if (fate === 'missed' && again - called > delay + 1) {
    const missed = again - delay - 1
    const putOffAt = calendar.at(again - delay, 10 * 60 + delay)
    return [set(setAt, missed, undefined), set(putOffAt, again, addDays(calendar.today, missed)), done(again)]
  }
  return [set(setAt, again, undefined), done(again)]
}
