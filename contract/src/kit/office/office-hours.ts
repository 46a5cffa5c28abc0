import { addDays, type CalendarDate, type ClockTime, calendarDateOf, instantOf } from '../dates'

/** When somebody is in the office. */
export interface OfficeHours {
  /** 1 is Monday, 7 is Sunday. */
  days: number[]
  from: ClockTime
  /** Later than `from`; 00:00 is the end of the day. */
  to: ClockTime
}

/** The same on the clocks of a zone. */
export interface OfficeClock extends OfficeHours {
  zone: string
}

export const defaultOfficeHours: OfficeHours = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' }

const minute = 60_000
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const hasOfficeTime = ({ days, from, to }: OfficeHours): boolean =>
  days.some((day) => Number.isInteger(day) && day >= 1 && day <= 7) &&
  clockTime.test(from) &&
  clockTime.test(to) &&
  (from < to || to === '00:00')

const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** That day, or the next one on which somebody is in the office; without any such day it is itself. */
export function nextOfficeDay(date: CalendarDate, hours: OfficeHours): CalendarDate {
  if (!hasOfficeTime(hours)) return date
  let on = date
  while (!hours.days.includes(weekdayOf(on))) on = addDays(on, 1)
  return on
}

/** When the office is open that day, as instants: a night in which clocks change is as long as it is. */
function openOn(date: CalendarDate, { days, from, to, zone }: OfficeClock): [number, number] | undefined {
  if (!days.includes(weekdayOf(date))) return undefined
  const closes = to === '00:00' ? instantOf(addDays(date, 1), to, zone) : instantOf(date, to, zone)
  return [instantOf(date, from, zone).getTime(), closes.getTime()]
}

/** The instant at which so many minutes of office hours have passed. Without any office hours all hours count. */
export function addOfficeMinutes(since: Date, minutes: number, clock: OfficeClock): Date {
  let left = minutes * minute
  if (!hasOfficeTime(clock)) return new Date(since.getTime() + left)
  let date = calendarDateOf(since, clock.zone)
  for (;;) {
    const [opens, closes] = openOn(date, clock) ?? [0, 0]
    const begins = Math.max(opens, since.getTime())
    const there = Math.max(0, closes - begins)
    // Whoever has no time left has until the office opens.
    if (there > 0 && left <= there) return new Date(begins + left)
    left -= there
    date = addDays(date, 1)
  }
}

/** How many minutes of office hours lie between two instants; negative if the second is the earlier one. */
export function officeMinutesBetween(from: Date, to: Date, clock: OfficeClock): number {
  if (to < from) return -officeMinutesBetween(to, from, clock)
  if (!hasOfficeTime(clock)) return (to.getTime() - from.getTime()) / minute
  let passed = 0
  const last = calendarDateOf(to, clock.zone)
  for (let date = calendarDateOf(from, clock.zone); date <= last; date = addDays(date, 1)) {
    const [opens, closes] = openOn(date, clock) ?? [0, 0]
    passed += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
  }
  return passed / minute
}
