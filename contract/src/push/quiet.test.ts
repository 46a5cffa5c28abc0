import { describe, expect, it } from 'vitest'
import { isQuiet, minutesToQuiet } from './quiet'

describe('quiet hours', () => {
  it.each([
    ['21:00', '08:00', '20:59', false],
    ['21:00', '08:00', '21:00', true],
    ['21:00', '08:00', '00:00', true],
    ['21:00', '08:00', '07:59', true],
    ['21:00', '08:00', '08:00', false],
    ['13:00', '14:00', '13:30', true],
    ['13:00', '14:00', '14:00', false],
    ['09:00', '09:00', '09:00', false],
  ])('from %s to %s, at %s: %s', (from, to, time, expected) => {
    expect(isQuiet({ quiet: { from, to } }, time)).toBe(expected)
  })

  it.each([
    ['21:00', '08:00', '20:59', 1],
    ['21:00', '08:00', '08:00', 780],
    ['01:30', '08:00', '23:00', 150],
    ['13:00', '14:00', '14:00', 1380],
  ])('from %s to %s, at %s: next in %i minutes', (from, to, time, expected) => {
    expect(minutesToQuiet({ quiet: { from, to } }, time)).toBe(expected)
  })

  it('are none where nobody wants any', () => {
    expect(isQuiet({ quiet: undefined }, '03:00')).toBe(false)
    expect(minutesToQuiet({ quiet: undefined }, '03:00')).toBeUndefined()
  })
})
