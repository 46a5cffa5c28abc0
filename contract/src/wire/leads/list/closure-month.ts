import type { CalendarDate } from '../../../kit/dates'

const months = [
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

/** clouserMonth follows from the day of the expected closure (C-033). */
export const writeClosureMonth = (day: CalendarDate | undefined): string | undefined =>
  day && months[Number(day.slice(5, 7)) - 1]
