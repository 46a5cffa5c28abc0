import { expect, it } from 'vitest'
import { ageOf } from './age'

const now = new Date('2026-11-16T10:00:00Z')
const ago = (hours: number, minutes = 0, seconds = 0) =>
  new Date(now.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000).toISOString()

it.each([
  [ago(0), '1 min ago'],
  [ago(0, -3), '1 min ago'],
  [ago(0, 1, 59), '1 min ago'],
  [ago(0, 59, 59), '59 min ago'],
  [ago(1), '1 hr ago'],
  [ago(23, 59, 59), '23 hr ago'],
  [ago(24), 'yesterday'],
  [ago(47, 59, 59), 'yesterday'],
  [ago(48), '14-Nov-26'],
  // Half past midnight of the next day in Pune.
  ['2026-01-08T19:00:00Z', '09-Jan-26'],
])('T-017 %s is %s', (instant, age) => expect(ageOf(instant, now, 'Asia/Kolkata')).toBe(age))
