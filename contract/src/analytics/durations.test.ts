import { expect, it } from 'vitest'
import { daysWords, durationWords } from './durations'

it('says minutes as people do, in the two largest units that matter', () => {
  const hour = 60
  const day = 24 * hour
  expect(
    [
      0,
      0.4,
      1,
      18,
      59.4,
      59.6,
      hour,
      3 * hour + 5,
      day - 1,
      day - 0.4,
      day + 4 * hour,
      2 * day,
      2 * day - 20,
      10 * day - 10,
      12 * day + 13 * hour,
    ].map(durationWords),
  ).toEqual([
    'under 1 min',
    'under 1 min',
    '1 min',
    '18 min',
    '59 min',
    '1 h',
    '1 h',
    '3 h 5 min',
    '23 h 59 min',
    '1 day',
    '1 day 4 h',
    '2 days',
    '2 days',
    '10 days',
    '13 days',
  ])
})

it('says days with one decimal at most', () => {
  expect([0, 0.4, 0.96, 1, 1.04, 4.25, 12, 1250].map(daysWords)).toEqual([
    'under a day',
    'under a day',
    '1 day',
    '1 day',
    '1 day',
    '4.3 days',
    '12 days',
    '1,250 days',
  ])
})
