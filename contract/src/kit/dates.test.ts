import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDateOf,
  compareDates,
  formatDay,
  formatInstant,
  formatLegacyDate,
  formatShortDay,
  formatSlashDate,
  formatTime12,
  greetingFor,
  instantOf,
  isValidCalendarDate,
  isValidTimeZone,
  parseLegacyDate,
  parseTime12,
  relativeDay,
  startOfWeek,
  todayIn,
} from './dates'

const kolkata = 'Asia/Kolkata'
const newYork = 'America/New_York'

describe('instants and calendar dates', () => {
  it('gives the day of the company zone, not of UTC', () => {
    expect(todayIn(kolkata, new Date('2026-11-14T18:29:59Z'))).toBe('2026-11-14')
    expect(todayIn(kolkata, new Date('2026-11-14T18:30:00Z'))).toBe('2026-11-15')
    expect(calendarDateOf('2026-11-15T03:00:00.000Z', newYork)).toBe('2026-11-14')
  })

  it('finds the instant of a time in a zone', () => {
    expect(instantOf('2026-11-15', '10:00', kolkata).toISOString()).toBe('2026-11-15T04:30:00.000Z')
    expect(instantOf('2026-11-15', '00:00', kolkata).toISOString()).toBe('2026-11-14T18:30:00.000Z')
    expect(instantOf('2026-07-01', '09:15', newYork).toISOString()).toBe('2026-07-01T13:15:00.000Z')
    expect(instantOf('2026-01-01', '09:15', newYork).toISOString()).toBe('2026-01-01T14:15:00.000Z')
  })

  it.each([
    'Asia/Kolkata',
    'Asia/Dubai',
    'America/New_York',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Asia/Pyongyang',
    'Asia/Tehran',
    'Pacific/Apia',
    'Europe/Istanbul',
  ])('is the day that the clocks of %s show, in every week of sixty years', (zone) => {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
    const wrong: string[] = []
    for (let instant = Date.UTC(1975, 0, 1); instant < Date.UTC(2035, 0, 1); instant += 613_337_000) {
      const shown = calendarDateOf(new Date(instant), zone)
      if (shown !== clock.format(instant)) wrong.push(`${new Date(instant).toISOString()} ${shown}`)
    }
    expect(wrong).toEqual([])
  })

  it('is right on the days on which the clocks change', () => {
    const on = (date: string, time: string, zone = newYork) => instantOf(date, time, zone).toISOString()
    expect(on('2026-03-08', '01:59')).toBe('2026-03-08T06:59:00.000Z')
    expect(on('2026-03-08', '03:00')).toBe('2026-03-08T07:00:00.000Z')
    expect(on('2026-11-01', '00:30')).toBe('2026-11-01T04:30:00.000Z')
    expect(on('2026-11-01', '02:30')).toBe('2026-11-01T07:30:00.000Z')
    expect(on('2026-10-04', '03:30', 'Australia/Lord_Howe')).toBe('2026-10-03T16:30:00.000Z')
  })

  it('takes the first of a repeated time and moves a skipped time past the jump', () => {
    expect(instantOf('2026-11-01', '01:30', newYork).toISOString()).toBe('2026-11-01T05:30:00.000Z')
    expect(instantOf('2026-03-08', '02:30', newYork).toISOString()).toBe('2026-03-08T07:30:00.000Z')
  })

  it('returns to the same day and time on every day of a year', () => {
    for (const zone of [kolkata, newYork, 'Europe/Paris', 'Pacific/Auckland', 'America/Sao_Paulo']) {
      for (let day = 0; day < 365; day += 1) {
        const date = addDays('2026-01-01', day)
        const instant = instantOf(date, '03:30', zone)
        expect(formatInstant(instant, zone)).toBe(`${formatDay(date)}, 3:30 AM`)
      }
    }
  })
})

describe('arithmetic on days', () => {
  it('adds days across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('starts the week on Monday', () => {
    expect(startOfWeek('2026-11-15')).toBe('2026-11-09')
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16')
    expect(startOfWeek('2026-01-01')).toBe('2025-12-29')
  })

  it('compares by the number of days between', () => {
    expect(compareDates('2026-11-15', '2026-11-15')).toBe(0)
    expect(compareDates('2026-03-01', '2026-02-01')).toBe(28)
    expect(compareDates('2025-12-31', '2026-01-01')).toBe(-1)
  })

  it('knows which dates and zones exist', () => {
    expect(isValidCalendarDate('2028-02-29')).toBe(true)
    for (const wrong of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '15-11-2026',
      '',
      '2026-11-15T00:00',
    ])
      expect(isValidCalendarDate(wrong)).toBe(false)
    expect(isValidTimeZone(kolkata)).toBe(true)
    expect(isValidTimeZone('Asia/Atlantis')).toBe(false)
    expect(isValidTimeZone('')).toBe(false)
  })
})

describe('dates and times as text', () => {
  it('writes and reads DD-MM-YYYY', () => {
    expect(formatLegacyDate('2026-11-05')).toBe('05-11-2026')
    expect(parseLegacyDate('05-11-2026')).toBe('2026-11-05')
    expect(parseLegacyDate('5-1-2026')).toBe('2026-01-05')
    for (const wrong of ['31-02-2026', '2026-11-05', '05/11/2026', '', 'soon'])
      expect(parseLegacyDate(wrong)).toBeUndefined()
  })

  it('writes h:mm AM/PM and reads one or two hour digits', () => {
    expect(['00:00', '09:05', '12:00', '14:05', '23:59'].map(formatTime12)).toEqual([
      '12:00 AM',
      '9:05 AM',
      '12:00 PM',
      '2:05 PM',
      '11:59 PM',
    ])
    expect(['12:00 AM', '9:05 AM', '09:05 AM', '12:30 pm', '11:59PM'].map(parseTime12)).toEqual([
      '00:00',
      '09:05',
      '09:05',
      '12:30',
      '23:59',
    ])
    for (const wrong of ['13:00 PM', '0:30 AM', '9:5 AM', '10:00', '', 'noon'])
      expect(parseTime12(wrong)).toBeUndefined()
  })

  it('shows a day with the year only where it is needed', () => {
    expect(formatDay('2026-11-17', '2026-01-02')).toBe('17 Nov')
    expect(formatDay('2025-11-09', '2026-01-02')).toBe('09 Nov 2025')
    expect(formatDay('2026-11-17')).toBe('17 Nov 2026')
    expect(formatShortDay('2006-01-07')).toBe('07 Jan 06')
    expect(formatSlashDate('2006-01-07')).toBe('07/01/2006')
  })

  it('names the days next to today', () => {
    const names = [-2, -1, 0, 1, 2].map((days) => relativeDay(addDays('2026-11-30', days), '2026-11-30'))
    expect(names).toEqual([undefined, 'Yesterday', 'Today', 'Tomorrow', undefined])
  })

  it('shows an instant in the company zone', () => {
    expect(formatInstant('2026-11-15T05:12:00Z', kolkata)).toBe('15 Nov 2026, 10:42 AM')
    expect(formatInstant(new Date('2026-12-31T18:30:00Z'), kolkata)).toBe('01 Jan 2027, 12:00 AM')
  })

  it('greets by the hour', () => {
    expect([0, 11, 12, 16, 17, 23].map(greetingFor)).toEqual([
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ])
  })
})
