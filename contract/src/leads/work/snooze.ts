import { addDays, calendarDateOf, clockTimeOf, instantOf, startOfWeek } from '../../kit/dates'
import { workLimits } from '../limits'
import type { FollowUp } from './forms'

export const snoozes = ['in-an-hour', 'this-evening', 'tomorrow', 'next-monday'] as const
export type Snooze = (typeof snoozes)[number]

const evening = '18:00'
const hour = 3_600_000

/**
 * The times a follow-up can be postponed to, in the zone of the company; this evening only if it is more than an hour
 * away.
 */
export function snoozeTimes(now: Date, zone: string): { snooze: Snooze; to: FollowUp }[] {
  const today = calendarDateOf(now, zone)
  const inAnHour = new Date(now.getTime() + hour)
  const nextMonday = addDays(startOfWeek(today), 7)
  const at = (on: string, time: string = workLimits.followUpTime): FollowUp => ({ on, time, kind: undefined })
  const tomorrow = addDays(today, 1)
  return [
    {
      snooze: 'in-an-hour' as const,
      to: at(calendarDateOf(inAnHour, zone), clockTimeOf(inAnHour, zone)),
    },
    ...(inAnHour < instantOf(today, evening, zone)
      ? [{ snooze: 'this-evening' as const, to: at(today, evening) }]
      : []),
    { snooze: 'tomorrow' as const, to: at(tomorrow) },
    // On a Sunday both would be the same morning.
    ...(nextMonday === tomorrow ? [] : [{ snooze: 'next-monday' as const, to: at(nextMonday) }]),
  ]
}
