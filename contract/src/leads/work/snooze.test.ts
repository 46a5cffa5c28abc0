import { describe, expect, it } from 'vitest'
import { snoozeTimes } from './snooze'

const zone = 'Asia/Kolkata'
const timesAt = (local: string) =>
  snoozeTimes(new Date(`${local}+05:30`), zone).map(({ snooze, to }) => `${snooze} ${to.on} ${to.time}`)

describe('putting a follow-up off', () => {
  it('offers an hour, the evening, tomorrow and Monday', () => {
    expect(timesAt('2026-11-11T09:41:30')).toEqual([
      'in-an-hour 2026-11-11 10:41',
      'this-evening 2026-11-11 18:00',
      'tomorrow 2026-11-12 10:00',
      'next-monday 2026-11-16 10:00',
    ])
  })

  it('goes over midnight, and leaves out an evening that is over or less than an hour ahead', () => {
    expect(timesAt('2026-11-11T17:05:00')[1]).toBe('tomorrow 2026-11-12 10:00')
    expect(timesAt('2026-11-11T23:30:00').slice(0, 2)).toEqual([
      'in-an-hour 2026-11-12 00:30',
      'tomorrow 2026-11-12 10:00',
    ])
  })

  it('says Monday once: on a Sunday it is tomorrow, on a Monday the next one', () => {
    expect(timesAt('2026-11-15T12:00:00').at(-1)).toBe('tomorrow 2026-11-16 10:00')
    expect(timesAt('2026-11-16T12:00:00').at(-1)).toBe('next-monday 2026-11-23 10:00')
  })
})
