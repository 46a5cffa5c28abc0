import { addDays, type CalendarDate } from '../kit/dates'
import { monthAfter, monthOf } from './months'
import { lengthOf, type PeriodChoice, type Span, spanOf } from './period'

export type BucketUnit = 'day' | 'week' | 'month'

/** The columns of a chart over time. */
export interface Buckets {
  unit: BucketUnit
  spans: Span[]
}

/** Up to so many days a chosen range has a column for each of them, up to so many weeks one for seven (C-109). */
const bucketLimits = { days: 15, weeks: 12 }

const inSteps = ({ from, to }: Span, next: (from: CalendarDate) => CalendarDate): Span[] => {
  const spans: Span[] = []
  for (let start = from; start <= to; ) {
    const following = next(start)
    spans.push({ from: start, to: following > to ? to : addDays(following, -1) })
    start = following
  }
  return spans
}

const byDays = (span: Span, days: number) => inSteps(span, (from) => addDays(from, days))

const nextMonth = (day: CalendarDate): CalendarDate => monthAfter(monthOf(day))

/** The weeks of a month: up to the 7th, the 15th, the 22nd, and the rest. */
const weekStarts = ['08', '16', '23']
const nextWeekOfMonth = (day: CalendarDate): CalendarDate => {
  const start = weekStarts.find((one) => one > day.slice(8))
  return start ? `${day.slice(0, 8)}${start}` : nextMonth(day)
}

export const monthsIn = (span: Span): Span[] => inSteps(span, nextMonth)

export function bucketsOf(choice: PeriodChoice, today: CalendarDate): Buckets {
  const span = spanOf(choice, today)
  switch (choice.period) {
    case 'this-week':
    case 'last-week':
      return { unit: 'day', spans: byDays(span, 1) }
    case 'this-month':
    case 'last-month':
      return { unit: 'week', spans: inSteps(span, nextWeekOfMonth) }
    case 'custom': {
      const days = lengthOf(span)
      if (days <= bucketLimits.days) return { unit: 'day', spans: byDays(span, 1) }
      if (days <= bucketLimits.weeks * 7) return { unit: 'week', spans: byDays(span, 7) }
      return { unit: 'month', spans: monthsIn(span) }
    }
    default:
      return { unit: 'month', spans: monthsIn(span) }
  }
}
