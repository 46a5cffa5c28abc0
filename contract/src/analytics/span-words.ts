import { type CalendarDate, formatDay } from '../kit/dates'
import type { BucketUnit } from './buckets'
import type { Span } from './period'

const withoutZero = (day: string) => day.replace(/^0/, '')

/** '1 Jan – 18 Nov 2026', '18 Nov 2026'; the year once where both days are in it. */
export function spanWords({ from, to }: Span): string {
  const last = withoutZero(formatDay(to))
  return from === to ? last : `${withoutZero(formatDay(from, to))} – ${last}`
}

/** Of a period that is going on the days that have passed. */
export const passedOf = ({ from, to }: Span, today: CalendarDate): Span => ({
  from,
  to: to > today && from <= today ? today : to,
})

/** 'Apr', or 'Apr 25' where a chart has months of several years. */
export function monthWords(day: CalendarDate, withYear: boolean): string {
  const month = formatDay(day).slice(3, 6)
  return withYear ? `${month} ${day.slice(2, 4)}` : month
}

/** One column of a chart over time, in words. */
export const bucketWords = (span: Span, unit: BucketUnit): string =>
  unit === 'month' ? `${monthWords(span.from, false)} ${span.from.slice(0, 4)}` : spanWords(span)
