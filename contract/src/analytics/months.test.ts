import { expect, it } from 'vitest'
import { lastDayOf, monthAfter, monthBefore, monthName, monthOf } from './months'

it('goes from month to month, over the end of the year and a leap day', () => {
  expect(monthOf('2026-11-18')).toBe('2026-11-01')
  expect(monthBefore('2026-01-01')).toBe('2025-12-01')
  expect(monthAfter('2026-01-01')).toBe('2026-02-01')
  expect(monthAfter('2026-12-01')).toBe('2027-01-01')
  expect([lastDayOf('2024-02-01'), lastDayOf('2026-02-01')]).toEqual(['2024-02-29', '2026-02-28'])
  expect(monthName('2026-11-01')).toBe('November 2026')
})
