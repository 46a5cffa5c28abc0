import { z } from 'zod'
import { type CalendarDate, compareDates } from '../kit/dates'
import { calendarDate } from '../kit/wire-values'
import { calendarLimits as limits } from './limits'
import { calendarProblems } from './messages'
import { calendarWhoses } from './model'

/** A database knows no year 0, and nobody plans in it. */
const isSensible = (day: CalendarDate) => day >= '2000-01-01' && day < '2100-01-01'
const sensibleDay = calendarDate.refine(isSensible, calendarProblems.day)

export const calendarQueryForm = z
  .object({
    from: sensibleDay,
    to: sensibleDay,
    whose: z.enum(calendarWhoses),
    people: z.array(z.uuid()).max(limits.people),
    limit: z.number().int().min(1).max(limits.ofDay.max),
  })
  .refine(({ from, to }) => {
    const days = compareDates(to, from)
    return days >= 0 && days < limits.days
  }, calendarProblems.span)
