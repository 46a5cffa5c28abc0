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

/** The times of day at which people agree to speak. */
const usualTimes: readonly ClockTime[] = ['10:00', '11:00', '13:00', '16:00', '18:00']

export const weekdayWord = (date: CalendarDate): string => weekdayOf(date).slice(0, 3)

export interface OfferedDay {
  on: CalendarDate
  is: 'today' | 'tomorrow' | 'next-monday' | 'weekday'
}

const isOpen = (on: CalendarDate, office: OfficeHours | undefined) =>
  !office || nextOfficeDay(on, office) === on

/** Today, tomorrow, the next four days on which the office is open, and the Monday of next week. */
export function offeredDays({ now, zone, office }: OfferedAt): OfferedDay[] {
  const today = calendarDateOf(now, zone)
  const monday = addDays(startOfWeek(today), 7)
  const near = [2, 3, 4, 5, 6].map((days) => addDays(today, days)).filter((on) => isOpen(on, office))
  const later = [...new Set([...near.slice(0, 4), monday])].sort()
  return [
    { on: today, is: 'today' },
    { on: addDays(today, 1), is: 'tomorrow' },
    ...later
      .filter((on) => on > addDays(today, 1))
      .map((on) => ({ on, is: on === monday ? ('next-monday' as const) : ('weekday' as const) })),
  ]
}

/** The usual times within the office hours, with others that are meant often; of today only what lies ahead. */
export function offeredTimes(
  on: CalendarDate,
  { now, zone, office }: OfferedAt,
  others: readonly (ClockTime | undefined)[] = [],
): ClockTime[] {
  const from = office?.from ?? '00:00'
  const to = !office || office.to === '00:00' ? '24:00' : office.to
  const times = usualTimes.filter((time) => time >= from && time <= to)
  const all = [...new Set([...times, ...others.flatMap((time) => time ?? [])])].sort()
  return on > calendarDateOf(now, zone) ? all : all.filter((time) => time > clockTimeOf(now, zone))
}
