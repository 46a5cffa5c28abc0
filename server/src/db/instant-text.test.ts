import { expect, it } from 'vitest'
import { isoOf } from './instant-text'

it.each([
  ['2026-11-15 06:00:00', '2026-11-15T06:00:00.000Z'],
  ['2026-11-15 06:00:00.1', '2026-11-15T06:00:00.100Z'],
  ['2026-11-15 06:00:00.123', '2026-11-15T06:00:00.123Z'],
  ['2026-11-15 06:00:00.123999', '2026-11-15T06:00:00.123Z'],
])('%s is %s', (text, iso) => {
  expect(isoOf(text)).toBe(iso)
  expect(isoOf(text)).toBe(new Date(`${text}Z`).toISOString())
})
