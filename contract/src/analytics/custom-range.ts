import { compareDates } from '../kit/dates'
import { dayProblem } from '../kit/moment-problems'
import { analyticsLimits } from './limits'
import { askedProblems } from './messages'
import type { Span } from './period'

/** What is wrong with a range of days that there are; also for what is not typed into a form. */
export function problemOfRange({ from, to }: Span): string | undefined {
  if (to < from) return askedProblems.endBeforeStart
  if (from < analyticsLimits.firstDay || to > analyticsLimits.lastDay) return askedProblems.tooFar
  return compareDates(to, from) >= analyticsLimits.spanDaysMax ? askedProblems.tooLong : undefined
}

/** What a form for two days holds; empty is none. */
export interface TypedRange extends Record<string, unknown> {
  from: string
  to: string
}

function problemOfEnd({ from, to }: TypedRange): string | undefined {
  if (!to) return askedProblems.noEnd
  if (dayProblem(to) || !from || dayProblem(from)) return dayProblem(to)
  return problemOfRange({ from, to })
}

/** The same rules as those of the calls, where no schema is loaded. */
export function checkRange(typed: TypedRange): { fields: Record<string, string> } {
  const start = typed.from ? dayProblem(typed.from) : askedProblems.noStart
  const end = problemOfEnd(typed)
  return { fields: { ...(start && { from: start }), ...(end && { to: end }) } }
}
