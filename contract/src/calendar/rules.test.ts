import { describe, expect, it } from 'vitest'
import { readCalendarAddress, withCalendarAddress } from './address'
import { inLanes } from './lanes'
import type { CalendarDay, FollowUpEntry } from './model'
import { carriedBy, isSamePlace, meantMove, moveProblem, snapped, withMove } from './moves'
import { spanOf, stepFrom, titleOfSpan, weekdayOf } from './span'

const entry: FollowUpEntry = {
  kind: 'call',
  id: 'a',
  name: 'Asha',
  on: '2026-11-18',
  time: '16:30',
  assignee: { id: 'k', fullName: 'Kavya' },
  place: undefined,
  updatedAt: '2026-11-01T00:00:00.000Z',
}

describe('the days of a view', () => {
  it('C-108 weeks begin on Monday, and a month has all weeks it touches, at most six', () => {
    expect(spanOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(spanOf('month', '2026-11-19')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
    expect(spanOf('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
    expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual(['Mon', 'Sun'])
  })

  it('are stepped through without leaving out a short month', () => {
    expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-28')
    expect(stepFrom('month', '2027-03-31', -1)).toBe('2027-02-28')
    expect(stepFrom('month', '2026-12-15', 1)).toBe('2027-01-15')
    expect([stepFrom('week', '2026-11-19', -1), stepFrom('day', '2026-11-30', 1)]).toEqual([
      '2026-11-12',
      '2026-12-01',
    ])
    expect(titleOfSpan('week', '2026-11-19')).toBe('16 Nov – 22 Nov 2026')
    expect([titleOfSpan('day', '2026-11-19'), titleOfSpan('month', '2026-11-19')]).toEqual([
      'Thu, 19 Nov 2026',
      'November 2026',
    ])
  })

  it('are in the address with view and people; what cannot be read is left out', () => {
    const id = '019a1f3e-0000-7000-8000-0000000000a1'
    const read = (text: string) => readCalendarAddress(new URLSearchParams(text))
    expect(read(`view=month&day=2026-11-19&people=${id},x`)).toEqual({
      view: 'month',
      day: '2026-11-19',
      whose: 'people',
      people: [id],
    })
    expect(read('view=year&day=2026-02-30&whose=all')).toEqual({
      view: undefined,
      day: undefined,
      whose: 'me',
      people: [],
    })
    const params = new URLSearchParams(`lead=1&people=${id}`)
    expect(withCalendarAddress(params, { whose: 'team', day: undefined }).toString()).toBe(
      'lead=1&whose=team',
    )
  })
})

it('what overlaps stands side by side, what does not has the whole width', () => {
  const at = (id: string, time: string | undefined) => ({ kind: 'call' as const, id, time })
  const laid = inLanes([
    at('c', '10:15'),
    at('a', '10:00'),
    at('b', '10:00'),
    at('d', '10:30'),
    at('e', undefined),
  ])
  expect(laid.map(({ item, lane, lanes }) => [item.id, lane, lanes])).toEqual([
    ['a', 0, 3],
    ['b', 1, 3],
    ['c', 2, 3],
    ['d', 0, 3],
  ])
  expect(inLanes([at('a', '09:00'), at('b', '09:30')]).map(({ lanes }) => lanes)).toEqual([1, 1])
  expect(inLanes([at('late', '23:45')])[0]?.end).toBe(1440)
})

describe('moving', () => {
  it('C-163 keeps the time when only the day is moved; C-036 a follow-up without one is then at 10:00', () => {
    expect(meantMove(entry, { on: '2026-11-20', time: 'kept' })).toMatchObject({
      on: '2026-11-20',
      time: '16:30',
    })
    const untimed = { ...entry, time: undefined }
    expect(meantMove(untimed, { on: '2026-11-20', time: 'kept' }).time).toBe('10:00')
    expect(isSamePlace(untimed, meantMove(untimed, { on: entry.on, time: 'kept' }))).toBe(true)
  })

  it('of a follow-up to a day that is over is refused, but where it is it may stay', () => {
    expect(moveProblem(entry, { on: '2026-11-17' }, '2026-11-19')).toBe(
      'The follow-up cannot be before today.',
    )
    expect(moveProblem(entry, { on: '2026-11-18' }, '2026-11-19')).toBeUndefined()
  })

  it('by keys goes by days and quarters of an hour, in a month by weeks, and stays within the day', () => {
    const how = { isWide: false, isMonth: false }
    const from = meantMove(entry, { on: entry.on, time: 'kept' })
    expect(carriedBy(entry, from, { ...how, key: 'ArrowDown' })).toMatchObject({ time: '16:45' })
    expect(carriedBy(entry, from, { ...how, key: 'ArrowUp', isWide: true })).toMatchObject({ time: '16:00' })
    expect(carriedBy(entry, from, { ...how, key: 'ArrowRight' })).toMatchObject({
      on: '2026-11-19',
      time: '16:30',
    })
    expect(carriedBy(entry, from, { key: 'ArrowDown', isWide: false, isMonth: true })).toMatchObject({
      on: '2026-11-25',
    })
    const midnight = { ...from, time: '00:00' }
    expect(carriedBy(entry, midnight, { ...how, key: 'ArrowUp' })).toMatchObject({ time: '00:00' })
    expect(carriedBy(entry, from, { ...how, key: 'Tab' })).toBeUndefined()
    expect([snapped(607, entry), snapped(-20, entry), snapped(1500, entry)]).toEqual([
      '10:00',
      '00:00',
      '23:30',
    ])
  })

  it('is shown at once, with its counts', () => {
    const day = (on: string, entries: FollowUpEntry[]): CalendarDay => ({
      on,
      followUps: entries.length,
      visits: 0,
      tasks: 0,
      entries,
    })
    const days = [day('2026-11-18', [entry]), day('2026-11-19', [])]
    const moved = withMove(days, { id: 'a', kind: 'call', on: '2026-11-19', time: '09:00' })
    expect(moved.map(({ followUps, entries }) => [followUps, entries[0]?.time])).toEqual([
      [0, undefined],
      [1, '09:00'],
    ])
    const away = withMove(days, { id: 'a', kind: 'call', on: '2027-01-01', time: '09:00' })
    expect(away.map(({ followUps }) => followUps)).toEqual([0, 0])
  })
})
