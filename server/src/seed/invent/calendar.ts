import { addDays, type CalendarDate, instantOf } from '@foyer/contract/kit/dates'

export const minute = 60_000
export const day = 1440 * minute
const zone = 'Asia/Kolkata'

/** Days are counted from today: -1 is yesterday, 2 the day after tomorrow. */
export interface SeedCalendar {
  today: CalendarDate
  /** Nothing may happen after this instant. */
  now: number
  /** India has the same offset all year, so a day is always 24 hours. */
  at: (dayNumber: number, minuteOfDay: number) => number
  dayNumberOf: (instant: number) => number
  dateOf: (dayNumber: number) => CalendarDate
}

export function createCalendar(today: CalendarDate, now: Date | undefined): SeedCalendar {
  const midnight = instantOf(today, '00:00', zone).getTime()
  const dates = new Map<number, CalendarDate>()
  return {
    today,
    now: now ? now.getTime() : midnight,
    at: (dayNumber, minuteOfDay) => midnight + dayNumber * day + minuteOfDay * minute,
    dayNumberOf: (instant) => Math.floor((instant - midnight) / day),
    dateOf: (dayNumber) => {
      const known = dates.get(dayNumber)
      if (known) return known
      const date = addDays(today, dayNumber)
      dates.set(dayNumber, date)
      return date
    },
  }
}
