import { z } from 'zod'
import { isValidCalendarDate } from './dates'

/** A calendar date on the wire: YYYY-MM-DD, and a day that exists. */
export const calendarDate = z.string().refine(isValidCalendarDate, 'Please give the date as YYYY-MM-DD.')
