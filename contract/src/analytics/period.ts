import { addDays, type CalendarDate, compareDates, startOfWeek } from '../kit/dates'

/** The choices in the order in which they are offered. */
export const periods = [
  'this-week',
  'this-month',
  'this-quarter',
  'this-year',
  'last-week',
  'last-month',
  'last-quarter',
  'last-year',
  'custom',
] as const
export type Period = (typeof periods)[number]

export const usualPeriod = 'this-year' satisfies Period

/** Both days are included. */
export interface Span {
  from: CalendarDate
  to: CalendarDate
}

/** What is asked for: a period by its name, or the days themselves. */
export type PeriodChoice = { period: Exclude<Period, 'custom'> } | ({ period: 'custom' } & Span)

const numberOf = (text: string, from: number, to: number) => Number(text.slice(from, to))
const dayOf = (months: number): CalendarDate =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
const monthsOf = (day: CalendarDate): number => numberOf(day, 0, 4) * 12 + numberOf(day, 5, 7) - 1

/** As many months, from the one in which the day is, moved by as many of these spans. */
function months(day: CalendarDate, length: number, distance: number): Span {
  const first = Math.floor(monthsOf(day) / length) * length + distance * length
  return { from: dayOf(first), to: addDays(dayOf(first + length), -1) }
}

function week(day: CalendarDate, distance: number): Span {
  const from = addDays(startOfWeek(day), distance * 7)
  return { from, to: addDays(from, 6) }
}

const wholes: Record<Exclude<Period, 'custom'>, (today: CalendarDate, before: number) => Span> = {
  'this-week': (today, before) => week(today, -before),
  'this-month': (today, before) => months(today, 1, -before),
  'this-quarter': (today, before) => months(today, 3, -before),
  'this-year': (today, before) => months(today, 12, -before),
  'last-week': (today, before) => week(today, -1 - before),
  'last-month': (today, before) => months(today, 1, -1 - before),
  'last-quarter': (today, before) => months(today, 3, -1 - before),
  'last-year': (today, before) => months(today, 12, -1 - before),
}

/** Weeks begin on Monday, quarters and years with the calendar (C-108). */
export const spanOf = (choice: PeriodChoice, today: CalendarDate): Span =>
  choice.period === 'custom' ? { from: choice.from, to: choice.to } : wholes[choice.period](today, 0)

export const lengthOf = ({ from, to }: Span): number => compareDates(to, from) + 1

/**
 * With what a period is compared: the one before, and of one that is still going on only as many days as have passed (ADR-251).
 * Days that somebody chose are compared with as many days before them.
 */
export function spanBefore(choice: PeriodChoice, today: CalendarDate): Span {
  const span = spanOf(choice, today)
  if (choice.period === 'custom') {
    const to = addDays(span.from, -1)
    return { from: addDays(to, 1 - lengthOf(span)), to }
  }
  const before = wholes[choice.period](today, 1)
  if (span.to <= today) return before
  const passed = Math.min(compareDates(today, span.from), lengthOf(before) - 1)
  return { from: before.from, to: addDays(before.from, passed) }
}

/** Whole months, and the single days at both ends that belong to none. */
export interface SpanParts {
  days: Span[]
  months: Span | undefined
}

/** Sums are kept by day and by month: a year is twelve of them and not 365. */
export function partsOf({ from, to }: Span): SpanParts {
  if (to < from) return { days: [], months: undefined }
  const first = dayOf(monthsOf(from) + (from.endsWith('-01') ? 0 : 1))
  const behind = dayOf(monthsOf(addDays(to, 1)))
  if (first >= behind) return { days: [{ from, to }], months: undefined }
  const days = [
    { from, to: addDays(first, -1) },
    { from: behind, to },
  ].filter((span) => span.from <= span.to)
  return { days, months: { from: first, to: addDays(behind, -1) } }
}
