import { isValidCalendarDate } from './dates'
import { fieldTexts } from './screen-texts'

/** A day is YYYY-MM-DD, or the text that could not be read as one; none is right. */
export const dayProblem = (day: string): string | undefined =>
  day === '' || isValidCalendarDate(day) ? undefined : fieldTexts.day

/** What a field holds while its time is only half typed: the browser does not say which half. */
export const halfTime = '--:--'

/** A time is HH:MM; none is right. */
export const timeProblem = (time: string): string | undefined =>
  time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? undefined : 'Please enter a valid time.'
