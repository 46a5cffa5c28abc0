import {
  addDays,
  type CalendarDate,
  type ClockTime,
  calendarDateOf,
  clockTimeOf,
  startOfWeek,
  weekdayOf,
} from '../../kit/dates'
import { nextOfficeDay, type OfficeHours } from '../../kit/office/office-hours'
import type { OfferedAt } from '../choices/next-steps'
import type { FollowUp } from './forms'

/** The times of day at which people agree to speak. */
const usualTimes: readonly ClockTime[] = ['10:00', '11:00', '13:00', '16:00', '18:00']

export const weekdayWord = (date: CalendarDate): string => weekdayOf(date).slice(0, 3)

export interface OfferedDay {
  on: CalendarDate
  is: 'today' | 'tomorrow' | 'next-monday' | 'weekday'
}

const isOpen = (on: CalendarDate, office: OfficeHours | undefined) =>
  !office || nextOfficeDay(on, office) === on

/** The next half hours of the same day: whoever speaks to people in the evening goes on after the usual times. */
function nextHalfHours(clock: ClockTime): ClockTime[] {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const next = Math.floor((hours * 60 + minutes) / 30) + 1
  return [0, 1, 2, 3]
    .map((step) => next + step)
    .filter((half) => half < 48)
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
}

/** Today while something is left of it, tomorrow, the next four days on which the office is open, and the Monday of next week. */
export function offeredDays(at: OfferedAt): OfferedDay[] {
  const { now, zone, office } = at
  const today = calendarDateOf(now, zone)
  const monday = addDays(startOfWeek(today), 7)
  const near = [2, 3, 4, 5, 6].map((days) => addDays(today, days)).filter((on) => isOpen(on, office))
  const later = [...new Set([...near.slice(0, 4), monday])].sort()
  return [
    ...(offeredTimes(today, at).length > 0 ? [{ on: today, is: 'today' as const }] : []),
    { on: addDays(today, 1), is: 'tomorrow' },
    ...later
      .filter((on) => on > addDays(today, 1))
      .map((on) => ({ on, is: on === monday ? ('next-monday' as const) : ('weekday' as const) })),
  ]
}

/** The usual times within the office hours, with others that are meant often; of today what lies ahead, or else half hours. */
export function offeredTimes(
  on: CalendarDate,
  { now, zone, office }: OfferedAt,
  others: readonly (ClockTime | undefined)[] = [],
): ClockTime[] {
  const from = office?.from ?? '00:00'
  const to = !office || office.to === '00:00' ? '24:00' : office.to
  const times = usualTimes.filter((time) => time >= from && time <= to)
  const all = [...new Set([...times, ...others.flatMap((time) => time ?? [])])].sort()
  const [today, clock] = [calendarDateOf(now, zone), clockTimeOf(now, zone)]
  if (on > today) return all
  const left = all.filter((time) => time > clock)
  return left.length === 0 && on === today ? nextHalfHours(clock) : left
}

/** A time of today that has passed. */
export const isOver = (
  { on, time }: Pick<FollowUp, 'on' | 'time'>,
  { now, zone }: Pick<OfferedAt, 'now' | 'zone'>,
): boolean => on === calendarDateOf(now, zone) && time !== undefined && time < clockTimeOf(now, zone)
