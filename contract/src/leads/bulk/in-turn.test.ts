import { describe, expect, it } from 'vitest'
import { inTurn, timesFrom } from './in-turn'

describe('what many leads are given in turn', () => {
  it('goes round, so that nobody gets more than one more than another', () => {
    expect(inTurn(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c', 'a', 'b'])
    expect(inTurn(['a'], 2)).toEqual(['a', 'a'])
  })

  it.each([
    ['10:00', 4, 5, ['10:00', '10:15', '10:30', '10:45', '11:00']],
    ['09:50', 7, 3, ['09:50', '09:58', '10:07']],
    ['10:00', 60, 2, ['10:00', '10:01']],
    ['23:00', 2, 5, ['23:00', '23:30']],
  ])('times from %s, %i per hour, end with the day', (from, perHour, count, times) =>
    expect(timesFrom(from, perHour, count)).toEqual(times),
  )
})
