import { expect, it } from 'vitest'
import { defaultOfficeHours } from '../../kit/office/office-hours'
import { isOver, offeredDays, offeredTimes } from './follow-up-days'

const at = (local: string, office: typeof defaultOfficeHours | undefined = defaultOfficeHours) => ({
  now: new Date(`${local}+05:30`),
  zone: 'Asia/Kolkata',
  office,
})
const daysAt = (...given: Parameters<typeof at>) =>
  offeredDays(at(...given)).map(({ on, is }) => `${is} ${on.slice(-2)}`)

it('Sales floor offers the days ahead on which the office is open, and next Monday', () => {
  expect(daysAt('2026-11-19T12:00')).toEqual([
    'today 19',
    'tomorrow 20',
    'weekday 21',
    'next-monday 23',
    'weekday 24',
    'weekday 25',
  ])
  // On a Saturday tomorrow is closed, and is offered all the same: people know what they want.
  expect(daysAt('2026-11-21T12:00').slice(0, 3)).toEqual(['today 21', 'tomorrow 22', 'next-monday 23'])
  // On a Sunday next Monday is tomorrow.
  expect(daysAt('2026-11-22T12:00')).toEqual([
    'today 22',
    'tomorrow 23',
    'weekday 24',
    'weekday 25',
    'weekday 26',
    'weekday 27',
  ])
  expect(daysAt('2026-11-16T12:00').at(-1)).toBe('next-monday 23')
})

it('Sales floor offers the usual times within office hours and the one used last; of today what lies ahead', () => {
  expect(offeredTimes('2026-11-20', at('2026-11-19T12:00'), ['11:30', '10:00'])).toEqual([
    '10:00',
    '11:00',
    '11:30',
    '13:00',
    '16:00',
    '18:00',
  ])
  expect(offeredTimes('2026-11-19', at('2026-11-19T15:59'))).toEqual(['16:00', '18:00'])
  // In the evening half hours are left, until the day is over.
  expect(offeredTimes('2026-11-19', at('2026-11-19T18:00'))).toEqual(['18:30', '19:00', '19:30', '20:00'])
  expect(offeredTimes('2026-11-19', at('2026-11-19T23:10'))).toEqual(['23:30'])
  expect(offeredTimes('2026-11-19', at('2026-11-19T23:40'))).toEqual([])
  expect(daysAt('2026-11-19T23:40')[0]).toBe('tomorrow 20')
  expect(isOver({ on: '2026-11-19', time: '10:00' }, at('2026-11-19T18:00'))).toBe(true)
  expect(isOver({ on: '2026-11-19', time: '18:30' }, at('2026-11-19T18:00'))).toBe(false)
  expect(isOver({ on: '2026-11-20', time: '10:00' }, at('2026-11-19T18:00'))).toBe(false)
  const short = { ...defaultOfficeHours, from: '11:00', to: '17:00' }
  expect(offeredTimes('2026-11-20', at('2026-11-19T12:00', short))).toEqual(['11:00', '13:00', '16:00'])
})
