import { addDays, type CalendarDate } from '../kit/dates'
import { monthTexts } from '../leads/messages/filters'

/** The first of the month in which the day is. */
export const monthOf = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`

export const monthBefore = (month: CalendarDate): CalendarDate => monthOf(addDays(month, -1))
export const monthAfter = (month: CalendarDate): CalendarDate => monthOf(addDays(month, 31))
export const lastDayOf = (month: CalendarDate): CalendarDate => addDays(monthAfter(month), -1)

/** 'November 2026' */
export const monthName = (month: CalendarDate): string =>
  `${monthTexts[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
