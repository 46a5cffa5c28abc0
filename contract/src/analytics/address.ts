import { isValidCalendarDate } from '../kit/dates'
import { problemOfRange } from './custom-range'
import { analyticsLimits } from './limits'
import type { FigureQuery } from './model'
import { type Period, type PeriodChoice, periods, usualPeriod } from './period'

const isPeriod = (text: string): text is Period => periods.some((one) => one === text)

function readChoice(params: URLSearchParams): PeriodChoice {
  const period = params.get('period') ?? usualPeriod
  if (!isPeriod(period)) return { period: usualPeriod }
  if (period !== 'custom') return { period }
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const isSpan = isValidCalendarDate(from) && isValidCalendarDate(to) && !problemOfRange({ from, to })
  return isSpan ? { period, from, to } : { period: usualPeriod }
}

/**
 * What the address of the dashboard asks for: `?period=last-month&members=<id>,<id>`, or `?period=custom&from=…&to=…`.
 * What cannot be read is as if it were not there.
 */
export function readFigureAddress(params: URLSearchParams): FigureQuery {
  const ids = (params.get('members') ?? '').split(',').filter((id) => /^[\da-f-]{36}$/i.test(id))
  return { choice: readChoice(params), people: [...new Set(ids)].slice(0, analyticsLimits.membersMax) }
}

/** The address with another period or other people; its other parameters stay. */
export function withFigures(params: URLSearchParams, change: Partial<FigureQuery>): URLSearchParams {
  const next = new URLSearchParams(params)
  const { choice, people } = { ...readFigureAddress(params), ...change }
  for (const name of ['period', 'from', 'to', 'members']) next.delete(name)
  if (choice.period !== usualPeriod) next.set('period', choice.period)
  if (choice.period === 'custom') {
    next.set('from', choice.from)
    next.set('to', choice.to)
  }
  if (people.length > 0) next.set('members', people.join(','))
  return next
}
