import { expect, it } from 'vitest'
import { financialYearOf, quotationNumber } from './number'

it.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-04-01', '2099-00'],
])('%s is in the financial year %s', (date, year) => {
  expect(financialYearOf(date)).toBe(year)
})

it.each([
  [1, '2026-27/001'],
  [999, '2026-27/999'],
  [1000, '2026-27/1000'],
])('the serial %d is written as %s', (serial, written) => {
  expect(quotationNumber('2026-27', serial)).toBe(written)
})
