import { addDays, type CalendarDate, compareDates, formatDay, startOfWeek } from '../kit/dates'
import type { CalendarView } from './model'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** 'Mon' */
export const weekdayOf = (day: CalendarDate): string => weekdays[compareDates(day, startOfWeek(day))] ?? ''

/** 'November 2026' */
const monthOf = (day: CalendarDate): string => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

const firstOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`
const firstOfNext = (day: CalendarDate): CalendarDate => firstOfMonth(addDays(firstOfMonth(day), 31))
export const isInMonth = (day: CalendarDate, of: CalendarDate): boolean => day.slice(0, 7) === of.slice(0, 7)

/** The days that a view shows; weeks begin on Monday (C-108), a month has all weeks that it touches. */
export function spanOf(view: CalendarView, day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') return { from: startOfWeek(day), to: addDays(startOfWeek(day), 6) }
  const last = addDays(firstOfNext(day), -1)
  return { from: startOfWeek(firstOfMonth(day)), to: addDays(startOfWeek(last), 6) }
}

/** The day that is shown after a step; of a shorter month its last one. */
export function stepFrom(view: CalendarView, day: CalendarDate, by: 1 | -1): CalendarDate {
  if (view !== 'month') return addDays(day, view === 'day' ? by : 7 * by)
  const first = by === 1 ? firstOfNext(day) : firstOfMonth(addDays(firstOfMonth(day), -1))
  const last = addDays(firstOfNext(first), -1)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** 'Thu, 19 Nov 2026', '16 Nov – 22 Nov 2026', 'November 2026' */
export function titleOfSpan(view: CalendarView, day: CalendarDate): string {
  if (view === 'day') return `${weekdayOf(day)}, ${formatDay(day)}`
  if (view === 'month') return monthOf(day)
  const { from, to } = spanOf('week', day)
  return `${formatDay(from, to)} – ${formatDay(to)}`
}
