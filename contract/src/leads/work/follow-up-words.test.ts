import { expect, it } from 'vitest'
import { readFollowUpWords } from './follow-up-words'

// A Thursday, a quarter past two in the afternoon in India.
const now = new Date('2026-11-19T14:15:00+05:30')
const read = (text: string) => {
  const found = readFollowUpWords(text, now, 'Asia/Kolkata')
  return found && [found.on, found.time, found.kind].filter(Boolean).join(' ')
}

it.each([
  ['tomorrow 11', '2026-11-20 11:00'],
  ['Tomorrow at 11:30 AM', '2026-11-20 11:30'],
  ['t11', '2026-11-20 11:00'],
  ['t 4', '2026-11-20 16:00'],
  ['tom 4.30pm', '2026-11-20 16:30'],
  ['today 18:00', '2026-11-19 18:00'],
  ['mon 4pm', '2026-11-23 16:00'],
  ['monday', '2026-11-23 10:00'],
  ['thu', '2026-11-26 10:00'],
  ['sat noon', '2026-11-21 12:00'],
  ['next mon 9', '2026-11-23 09:00'],
  ['next fri', '2026-11-27 10:00'],
  ['next week', '2026-11-23 10:00'],
  ['in 3 days', '2026-11-22 10:00'],
  ['3d 5pm', '2026-11-22 17:00'],
  ['in 2 weeks', '2026-12-03 10:00'],
  ['in 2 hours', '2026-11-19 16:15'],
  ['in an hour', '2026-11-19 15:15'],
  ['30 min', '2026-11-19 14:45'],
  ['25 nov 5pm', '2026-11-25 17:00'],
  ['25 nov 17:00', '2026-11-25 17:00'],
  ['nov 25', '2026-11-25 10:00'],
  ['25/11', '2026-11-25 10:00'],
  ['25-11-2026 10am', '2026-11-25 10:00'],
  // A day of the month, rather than three in the afternoon.
  ['25th', '2026-11-25 10:00'],
  ['the 15th', '2026-12-15 10:00'],
  ['15th 4pm', '2026-12-15 16:00'],
  ['4pm 15th', '2026-12-15 16:00'],
  ['31st', '2026-12-31 10:00'],
  ['3rd of dec 11', '2026-12-03 11:00'],
  // Never what is over.
  ['today 9', '2026-11-19 21:00'],
  ['today 10.30', '2026-11-19 22:30'],
  ['today 4', '2026-11-19 16:00'],
  ['today', '2026-11-19 15:00'],
  ['19th', '2026-11-19 15:00'],
  ['3 jan', '2027-01-03 10:00'],
  ['4pm', '2026-11-19 16:00'],
  ['11', '2026-11-20 11:00'],
  ['visit fri 11:30', '2026-11-20 11:30 client-visit'],
  ['call tomorrow', '2026-11-20 10:00 call'],
  ['meeting mon 4', '2026-11-23 16:00 virtual-meeting'],
  ['day after tomorrow 12', '2026-11-21 12:00'],
])('a follow-up typed as “%s” is meant for %s', (typed, meant) => expect(read(typed)).toBe(meant))

it.each([
  '',
  'soon',
  'tomorrow 25',
  '13pm',
  'mon 4:75',
  'the 11',
  '32 nov',
  'tomorrow 11 please',
  '31/02',
  'today 9am',
  'today 1',
  'today morning',
  '32nd',
])('“%s” is no time: nothing is guessed', (typed) => expect(read(typed)).toBeUndefined())

it('is read on the clocks of the firm, and today ends there', () => {
  const late = new Date('2026-11-19T20:00:00Z')
  expect(readFollowUpWords('tomorrow 11', late, 'Asia/Kolkata')?.on).toBe('2026-11-21')
  expect(readFollowUpWords('tomorrow 11', late, 'Europe/London')?.on).toBe('2026-11-20')
})
