import { describe, expect, it } from 'vitest'
import { addOfficeMinutes, hasOfficeTime, type OfficeClock, officeMinutesBetween } from './office-hours'

const india: OfficeClock = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00', zone: 'Asia/Kolkata' }
const at = (text: string) => new Date(`${text}+05:30`)
const after = (from: string, minutes: number, clock = india) =>
  addOfficeMinutes(at(from), minutes, clock).toISOString()
const is = (text: string) => at(text).toISOString()

// 16 November 2026 is a Monday.
describe('adding minutes of office hours', () => {
  it('counts on within a day', () => expect(after('2026-11-16T11:00', 30)).toBe(is('2026-11-16T11:30')))

  it('begins when the office opens', () => {
    expect(after('2026-11-16T07:12', 30)).toBe(is('2026-11-16T10:30'))
    expect(after('2026-11-16T23:59', 30)).toBe(is('2026-11-17T10:30'))
    expect(after('2026-11-16T07:12', 0)).toBe(is('2026-11-16T10:00'))
  })

  it('goes on the next morning, and after Sunday', () => {
    expect(after('2026-11-16T18:50', 30)).toBe(is('2026-11-17T10:20'))
    expect(after('2026-11-21T18:50', 30)).toBe(is('2026-11-23T10:20'))
    expect(after('2026-11-22T12:00', 30)).toBe(is('2026-11-23T10:30'))
  })

  it('ends at the minute of closing, not at the next opening', () =>
    expect(after('2026-11-16T18:30', 30)).toBe(is('2026-11-16T19:00')))

  it('over many days', () => expect(after('2026-11-16T10:00', 9 * 60 * 7)).toBe(is('2026-11-23T19:00')))

  it('around the clock, and with one day in the week', () => {
    const always = { ...india, days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }
    expect(after('2026-11-16T23:50', 30, always)).toBe(is('2026-11-17T00:20'))
    expect(after('2026-11-18T11:00', 10, { ...india, days: [2] })).toBe(is('2026-11-24T10:10'))
  })

  it('without office hours all hours count', () => {
    for (const none of [
      { days: [] },
      { days: [0, 8] },
      { from: '19:00', to: '10:00' },
      { from: 'ten' },
    ] as const) {
      const hours = { ...india, ...none, days: [...(none.days ?? india.days)] }
      expect(hasOfficeTime(hours)).toBe(false)
      expect(after('2026-11-22T23:00', 90, hours)).toBe(is('2026-11-23T00:30'))
    }
  })
})

describe('minutes of office hours between two instants', () => {
  const between = (from: string, to: string) => officeMinutesBetween(at(from), at(to), india)

  it.each([
    ['2026-11-16T11:00', '2026-11-16T11:35', 35],
    ['2026-11-16T18:50', '2026-11-17T10:20', 30],
    ['2026-11-21T18:50', '2026-11-23T10:20', 30],
    ['2026-11-16T20:00', '2026-11-17T09:00', 0],
    ['2026-11-22T08:00', '2026-11-22T20:00', 0],
    ['2026-11-16T00:00', '2026-11-23T00:00', 6 * 540],
    ['2026-11-17T10:20', '2026-11-16T18:50', -30],
  ])('%s to %s are %i', (from, to, minutes) => expect(between(from, to)).toBe(minutes))

  it('are what was added', () => {
    for (const minutes of [1, 30, 120, 600, 5_000])
      for (const from of ['2026-11-16T07:12', '2026-11-16T18:59', '2026-11-22T12:00']) {
        const then = addOfficeMinutes(at(from), minutes, india)
        expect(officeMinutesBetween(at(from), then, india)).toBe(minutes)
      }
  })
})

describe('where clocks change', () => {
  // In Berlin 29 March 2026 has 23 hours, 25 October has 25; both are Sundays.
  const berlin: OfficeClock = { days: [7], from: '01:00', to: '05:00', zone: 'Europe/Berlin' }

  it('an office night is as long as it is', () => {
    const day = (date: string) => [new Date(`${date}T00:00:00Z`), new Date(`${date}T12:00:00Z`)] as const
    expect(officeMinutesBetween(...day('2026-03-29'), berlin)).toBe(180)
    expect(officeMinutesBetween(...day('2026-03-22'), berlin)).toBe(240)
    const [, noon] = day('2026-10-25')
    expect(officeMinutesBetween(new Date('2026-10-24T12:00:00Z'), noon, berlin)).toBe(300)
  })

  it('the office opens at the same time on the clock before and after', () => {
    const office = { ...berlin, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }
    const friday = new Date('2026-03-27T15:50:00Z')
    expect(addOfficeMinutes(friday, 30, office).toISOString()).toBe('2026-03-30T07:20:00.000Z')
    expect(addOfficeMinutes(new Date('2026-10-23T14:50:00Z'), 30, office).toISOString()).toBe(
      '2026-10-26T08:20:00.000Z',
    )
  })

  it('in New York', () => {
    const office = { ...berlin, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', zone: 'America/New_York' }
    expect(addOfficeMinutes(new Date('2026-03-06T21:45:00Z'), 30, office).toISOString()).toBe(
      '2026-03-09T13:15:00.000Z',
    )
  })
})
