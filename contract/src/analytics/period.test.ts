import { describe, expect, it } from 'vitest'
import { type PeriodChoice, periods, spanBefore, spanOf, usualPeriod } from './period'

const span = (choice: PeriodChoice, today: string) => {
  const { from, to } = spanOf(choice, today)
  return `${from} ${to}`
}
const before = (choice: PeriodChoice, today: string) => {
  const { from, to } = spanBefore(choice, today)
  return `${from} ${to}`
}

it('A-001 nine periods in their order, this year without a choice', () => {
  expect(periods).toEqual([
    'this-week',
    'this-month',
    'this-quarter',
    'this-year',
    'last-week',
    'last-month',
    'last-quarter',
    'last-year',
    'custom',
  ])
  expect(usualPeriod).toBe('this-year')
})

describe('the days of a period (C-108)', () => {
  it.each([
    // A Wednesday; its Monday and its Sunday; and the days beside them.
    ['this-week', '2026-11-18', '2026-11-16 2026-11-22'],
    ['this-week', '2026-11-16', '2026-11-16 2026-11-22'],
    ['this-week', '2026-11-22', '2026-11-16 2026-11-22'],
    ['this-week', '2026-11-23', '2026-11-23 2026-11-29'],
    ['last-week', '2026-11-18', '2026-11-09 2026-11-15'],
    // A week that two years share.
    ['this-week', '2027-01-01', '2026-12-28 2027-01-03'],
    ['last-week', '2027-01-04', '2026-12-28 2027-01-03'],
    ['this-month', '2026-11-30', '2026-11-01 2026-11-30'],
    ['this-month', '2028-02-29', '2028-02-01 2028-02-29'],
    ['this-month', '2026-02-28', '2026-02-01 2026-02-28'],
    ['last-month', '2028-03-31', '2028-02-01 2028-02-29'],
    ['last-month', '2027-01-31', '2026-12-01 2026-12-31'],
    ['this-quarter', '2026-12-31', '2026-10-01 2026-12-31'],
    ['this-quarter', '2026-04-01', '2026-04-01 2026-06-30'],
    ['last-quarter', '2026-03-31', '2025-10-01 2025-12-31'],
    ['last-quarter', '2026-04-01', '2026-01-01 2026-03-31'],
    ['this-year', '2026-12-31', '2026-01-01 2026-12-31'],
    ['last-year', '2026-01-01', '2025-01-01 2025-12-31'],
  ] as const)('%s on %s', (period, today, days) => {
    expect(span({ period }, today)).toBe(days)
  })

  it('A-025 of a custom range are those that were chosen', () => {
    expect(span({ period: 'custom', from: '2026-02-27', to: '2026-03-02' }, '2026-11-18')).toBe(
      '2026-02-27 2026-03-02',
    )
  })
})

describe('A-010 the period before', () => {
  it.each([
    // Of what is going on only as many days as have passed.
    ['this-week', '2026-11-18', '2026-11-09 2026-11-11'],
    ['this-week', '2026-11-22', '2026-11-09 2026-11-15'],
    ['this-month', '2026-11-18', '2026-10-01 2026-10-18'],
    ['this-quarter', '2026-11-18', '2026-07-01 2026-08-18'],
    ['this-year', '2026-11-18', '2025-01-01 2025-11-18'],
    ['this-year', '2026-01-01', '2025-01-01 2025-01-01'],
    // A leap day pushes the days after it by one; never beyond the period.
    ['this-year', '2028-03-01', '2027-01-01 2027-03-02'],
    ['this-month', '2026-03-30', '2026-02-01 2026-02-28'],
    ['this-month', '2028-03-31', '2028-02-01 2028-02-29'],
    // What is over is compared as a whole.
    ['last-week', '2026-11-18', '2026-11-02 2026-11-08'],
    ['last-month', '2026-11-18', '2026-09-01 2026-09-30'],
    ['last-quarter', '2026-02-01', '2025-07-01 2025-09-30'],
    ['last-year', '2026-11-18', '2024-01-01 2024-12-31'],
  ] as const)('of %s on %s', (period, today, days) => {
    expect(before({ period }, today)).toBe(days)
  })

  it('of a chosen range are as many days before it', () => {
    expect(before({ period: 'custom', from: '2028-03-01', to: '2028-03-02' }, '2028-11-18')).toBe(
      '2028-02-28 2028-02-29',
    )
    expect(before({ period: 'custom', from: '2026-01-01', to: '2026-01-01' }, '2026-11-18')).toBe(
      '2025-12-31 2025-12-31',
    )
  })
})
