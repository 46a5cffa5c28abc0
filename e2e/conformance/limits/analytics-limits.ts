import type { bucketsOf } from '@foyer/contract/analytics/buckets'
import { periodTexts } from '@foyer/contract/analytics/messages'
import type { Period } from '@foyer/contract/analytics/period'
import { type Binding, is, reads, travels, travelsAmong } from './binding'

const limits = 'analytics/limits analyticsLimits'
const calls = 'wire/analytics/endpoints analyticsEndpoints'
const today = '2026-11-18'

/** The days of the month in each column of a month. */
const weeks = (of: typeof bucketsOf) =>
  of({ period: 'this-month' }, today).spans.map(
    ({ from, to }) => `${Number(from.slice(8))}-${Number(to.slice(8))}`,
  )

/** Lengths in days, and what a column of a chosen range of that length is. */
const columns = [
  [15, 'day'],
  [16, 'week'],
  [84, 'week'],
  [85, 'month'],
] as const
const end = (days: number) => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10)

/** The dashboard. */
export const analyticsLimitBindings: Record<string, Binding> = {
  'analytics.periods': reads<Period[]>('analytics/period periods', (periods) =>
    periods.map((period) => periodTexts[period]),
  ),
  'analytics.default': reads<Period>('analytics/period usualPeriod', (period) => periodTexts[period]),
  'analytics.weekBuckets': reads<typeof bucketsOf>('analytics/buckets bucketsOf', (of) => [
    ...weeks(of).slice(0, 3),
    weeks(of)[3] === '23-30' ? 'rest' : undefined,
  ]),
  'analytics.customBuckets': reads<typeof bucketsOf>('analytics/buckets bucketsOf', (of) =>
    columns.every(
      ([days, unit]) => of({ period: 'custom', from: '2026-01-01', to: end(days) }, today).unit === unit,
    )
      ? '7-day buckets up to 12 weeks, or 15 day columns'
      : undefined,
  ),
  'analytics.quarterMonths': reads<typeof bucketsOf>(
    'analytics/buckets bucketsOf',
    (of) => of({ period: 'this-quarter' }, today).spans.length,
  ),
  'analytics.labelCut': is(`${limits}.labelMax`),
  'analytics.notContactedDays': is(`${limits}.quietDays`),
  'analytics.topReps': is(`${limits}.topRepresentatives`),
  'analytics.summary': travels(`${calls}.summary`),
  'entity.analyticsToday': travels(`${calls}.today`),
  'entity.analyticsStage': travelsAmong(calls, ['byStage', 'stageValues', 'averages']),
  'entity.analyticsReps': travels(`${calls}.topRepresentatives`),
  'entity.analyticsConversion': travels(`${calls}.conversion`),
  'entity.analyticsSources': travels(`${calls}.bySource`),
  'entity.reportee': travels(`${calls}.reportees`),
}
