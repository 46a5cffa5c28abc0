import { isValidCalendarDate } from './dates'
import { fieldTexts } from './screen-texts'

/** A day is YYYY-MM-DD, or the text that could not be read as one; none is right. */
export const dayProblem = (day: string): string | undefined =>
  day === '' || isValidCalendarDate(day) ? undefined : fieldTexts.day
