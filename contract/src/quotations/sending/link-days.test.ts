import { expect, it } from 'vitest'
import { usualLinkDays } from './link-days'

it.each([
  [null, 30],
  ['2026-04-20', 30],
  ['2026-04-30', 30],
  ['2026-05-01', 60],
  ['2026-06-15', 90],
  ['2027-04-01', 180],
])('a link to what is valid until %s works for %i days', (validUntil, days) => {
  expect(usualLinkDays(validUntil, '2026-04-01')).toBe(days)
})
