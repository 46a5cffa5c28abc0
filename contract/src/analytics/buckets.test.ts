import { describe, expect, it } from 'vitest'
import { addDays } from '../kit/dates'
import { bucketsOf, monthsIn } from './buckets'
import { lengthOf, type PeriodChoice } from './period'

const today = '2026-11-18'
const columns = (choice: PeriodChoice, on = today) => {
  const { unit, spans } = bucketsOf(choice, on)
  return [unit, ...spans.map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`)]
}
const days = (count: number): PeriodChoice => ({
  period: 'custom',
  from: '2026-01-01',
  to: addDays('2026-01-01', count - 1),
})

describe('the columns of a chart over time', () => {
  it('A-024 a month has weeks up to the 7th, the 15th, the 22nd, and the rest', () => {
    expect(columns({ period: 'this-month' })).toEqual([
      'week',
      '11-01 11-07',
      '11-08 11-15',
      '11-16 11-22',
      '11-23 11-30',
    ])
    expect(columns({ period: 'last-month' }, '2028-03-31').at(-1)).toBe('02-23 02-29')
    expect(columns({ period: 'this-month' }, '2026-02-01').at(-1)).toBe('02-23 02-28')
  })

  it('a week has its days, also around new year', () => {
    expect(columns({ period: 'this-week' }, '2027-01-01')).toEqual([
      'day',
      '12-28 12-28',
      '12-29 12-29',
      '12-30 12-30',
      '12-31 12-31',
      '01-01 01-01',
      '01-02 01-02',
      '01-03 01-03',
    ])
    expect(columns({ period: 'last-week' })).toHaveLength(8)
  })

  it('A-026 a quarter has its three months, a year its twelve', () => {
    expect(columns({ period: 'this-quarter' })).toEqual([
      'month',
      '10-01 10-31',
      '11-01 11-30',
      '12-01 12-31',
    ])
    expect(columns({ period: 'last-quarter' }, '2028-04-01')).toEqual([
      'month',
      '01-01 01-31',
      '02-01 02-29',
      '03-01 03-31',
    ])
    expect(bucketsOf({ period: 'this-year' }, today).spans).toHaveLength(12)
    expect(bucketsOf({ period: 'last-year' }, today).spans).toHaveLength(12)
  })

  it.each([
    [1, 'day', 1],
    [15, 'day', 15],
    [16, 'week', 3],
    [84, 'week', 12],
    [85, 'month', 3],
    [400, 'month', 14],
  ])('A-025 a chosen range of %i days has a column for each %s', (length, unit, count) => {
    const { unit: found, spans } = bucketsOf(days(length), today)
    expect([found, spans.length]).toEqual([unit, count])
    // Nothing is left out and nothing is twice.
    expect(spans.reduce((sum, span) => sum + lengthOf(span), 0)).toBe(length)
    for (const [place, { from }] of spans.entries())
      if (place > 0) expect(from).toBe(addDays(spans[place - 1]?.to ?? '', 1))
  })

  it('A-003 a range that ends before it starts has no column', () => {
    expect(bucketsOf({ period: 'custom', from: '2026-11-02', to: '2026-11-01' }, today).spans).toEqual([])
  })

  it('months at both ends have only the days that belong to it', () => {
    expect(monthsIn({ from: '2027-12-31', to: '2028-02-29' })).toEqual([
      { from: '2027-12-31', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
    ])
  })
})
