import { describe, expect, it } from 'vitest'
import { periodTexts } from '../messages/filters'
import { type LeadPeriod, leadPeriods, rangeOfPeriod } from './periods'

const on = (today: string, period: LeadPeriod) => {
  const { from, to } = rangeOfPeriod(period, today)
  return [from, to]
}

describe('follow-up periods', () => {
  it('L-042 are fourteen, All Time first, which bounds nothing', () => {
    expect(leadPeriods.map((period) => periodTexts[period])).toEqual([
      'All Time',
      'Yesterday',
      'Today',
      'Tomorrow',
      'Last Week',
      'This Week',
      'Next Week',
      'Last Month',
      'This Month',
      'Next Month',
      'Last Year',
      'This Year',
      'Last 7 Days',
      'Last 30 Days',
    ])
    expect(on('2026-11-15', 'all-time')).toEqual([undefined, undefined])
  })

  it('L-043 Yesterday, Today and Tomorrow are one day, over the turn of a year too', () => {
    expect(on('2026-01-01', 'yesterday')).toEqual(['2025-12-31', '2025-12-31'])
    expect(on('2026-01-01', 'today')).toEqual(['2026-01-01', '2026-01-01'])
    expect(on('2026-12-31', 'tomorrow')).toEqual(['2027-01-01', '2027-01-01'])
  })

  it('L-044 weeks run from Monday to Sunday, also when today is one of the two', () => {
    expect(on('2026-11-15', 'this-week')).toEqual(['2026-11-09', '2026-11-15'])
    expect(on('2026-11-16', 'this-week')).toEqual(['2026-11-16', '2026-11-22'])
    expect(on('2026-11-16', 'last-week')).toEqual(['2026-11-09', '2026-11-15'])
    expect(on('2026-12-30', 'next-week')).toEqual(['2027-01-04', '2027-01-10'])
  })

  it('L-045 months are calendar months, whatever their length', () => {
    expect(on('2026-03-31', 'last-month')).toEqual(['2026-02-01', '2026-02-28'])
    expect(on('2028-02-10', 'this-month')).toEqual(['2028-02-01', '2028-02-29'])
    expect(on('2026-12-05', 'next-month')).toEqual(['2027-01-01', '2027-01-31'])
    expect(on('2026-01-05', 'last-month')).toEqual(['2025-12-01', '2025-12-31'])
    expect(on('2026-01-31', 'next-month')).toEqual(['2026-02-01', '2026-02-28'])
  })

  it('L-046 years are calendar years', () => {
    expect(on('2026-06-01', 'last-year')).toEqual(['2025-01-01', '2025-12-31'])
    expect(on('2026-06-01', 'this-year')).toEqual(['2026-01-01', '2026-12-31'])
  })

  it('L-047 Last 7 and Last 30 Days end today and count it', () => {
    expect(on('2026-11-15', 'last-7-days')).toEqual(['2026-11-09', '2026-11-15'])
    expect(on('2026-11-15', 'last-30-days')).toEqual(['2026-10-17', '2026-11-15'])
  })
})
