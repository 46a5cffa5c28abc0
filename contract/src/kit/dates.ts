/** A day without a time, 'YYYY-MM-DD'. Compares correctly as text, so `<` and `>` are safe. */
export type CalendarDate = string
/** A time of day on the 24-hour clock, 'HH:mm'. */
export type ClockTime = string

export const defaultTimeZone = 'Asia/Kolkata'

const dayLength = 86_400_000
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const restOfMonths = ['uary', 'ruary', 'ch', 'il', '', 'e', 'y', 'ust', 'tember', 'ober', 'ember', 'ember']
const clockByZone = new Map<string, Intl.DateTimeFormat>()

export function todayIn(zone: string, now: Date): CalendarDate {
  return calendarDateOf(now, zone)
}

export function calendarDateOf(instant: Date | string, zone: string): CalendarDate {
  return dateOfUtc(wallClock(toDate(instant), zone))
}

/** Date and time on the clocks of the zone. */
export function clockTimeOf(instant: Date | string, zone: string): ClockTime {
  return new Date(wallClock(toDate(instant), zone)).toISOString().slice(11, 16)
}

/**
 * The instant at which the clocks of the zone show this date and time. A time that occurs twice means the
 * first one; a time skipped by summer time means the same distance after the jump.
 */
export function instantOf(date: CalendarDate, time: ClockTime, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const before = offsetAt(wanted - dayLength, zone)
  const after = offsetAt(wanted + dayLength, zone)
  const fits = [before, after].find((offset) => offsetAt(wanted - offset, zone) === offset)
  return new Date(wanted - (fits ?? before))
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfUtc(utcOf(date) + days * dayLength)
}

/** Weeks begin on Monday (C-108). */
export function startOfWeek(date: CalendarDate): CalendarDate {
  const daysSinceMonday = (new Date(utcOf(date)).getUTCDay() + 6) % 7
  return addDays(date, -daysSinceMonday)
}

/** Negative when `a` is earlier, zero when equal, positive when later: the number of days between them. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return Math.round((utcOf(a) - utcOf(b)) / dayLength)
}

export function isValidCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = utcOf(text)
  return !Number.isNaN(instant) && dateOfUtc(instant) === text
}

export function isValidTimeZone(zone: string): boolean {
  try {
    return Boolean(clockOf(zone))
  } catch {
    return false
  }
}

/** 'DD-MM-YYYY', as calendar dates travel in requests and replies. */
export function formatLegacyDate(date: CalendarDate): string {
  return date.split('-').reverse().join('-')
}

/** Reads what `formatLegacyDate` writes. */
export function parseLegacyDate(text: string): CalendarDate | undefined {
  const [, day = '', month, year] = /^\s*(\d{1,2})-(\d{1,2})-(\d{4})\s*$/.exec(text) ?? []
  if (!month || !year) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isValidCalendarDate(date) ? date : undefined
}

/** 'December', 'Dec', 'Sept' as '12' or '09'; any other word as it is. */
function monthNumber(word: string): string {
  const at = monthNames.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase()))
  const isWhole = at >= 0 && restOfMonths[at]?.startsWith(word.slice(3).toLowerCase())
  return isWhole ? twoDigits(at + 1) : word
}

/** '31-Dec-26' and 'Dec-31,-2026' as '31-12-26' and '31-12-2026'. */
const withMonthNumber = (plain: string): string =>
  plain
    .replace(/^([a-z]+)-(\d{1,2})(?:st|nd|rd|th)?,?-(\d{4})$/i, '$2-$1-$3')
    .replace(
      /^(\d{1,2})(?:st|nd|rd|th)?-?([a-z]{3,9}),?-?(\d\d|\d{4})$/i,
      (_, day: string, month: string, year: string) => `${day}-${monthNumber(month)}-${year}`,
    )

/**
 * A day as people write it, the day first: 31-12-2026, 31/12/26, 31.12.26, 31122026, 31-Dec-26; and 2026-12-31, Dec 31, 2026.
 * A year of two figures is one of this century, unless that lies behind the `last` day that is possible (C-162).
 */
export function readDay(text: string, last?: CalendarDate): CalendarDate | undefined {
  const plain = withMonthNumber(
    text
      .trim()
      .replace(/^(\d\d)(\d\d)(\d\d|\d{4})$/, '$1-$2-$3')
      .replace(/\s*[./\s\p{Pd}]\s*/gu, '-'),
  )
  if (isValidCalendarDate(plain)) return plain
  const [, dayAndMonth, year] = /^(\d{1,2}-\d{1,2}-)(\d\d)$/.exec(plain) ?? []
  if (!dayAndMonth || !year) return parseLegacyDate(plain)
  const date = parseLegacyDate(`${dayAndMonth}20${year}`)
  return date && last && date > last ? parseLegacyDate(`${dayAndMonth}19${year}`) : date
}

/** '14:05' becomes '2:05 PM'. */
export function formatTime12(time: ClockTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Reads '9:05 AM' and '09:05 AM' alike (C-036). */
export function parseTime12(text: string): ClockTime | undefined {
  const [, hourText, minute, half] = /^\s*(0?[1-9]|1[0-2]):([0-5]\d)\s*([AP])M\s*$/i.exec(text) ?? []
  if (!hourText || !minute || !half) return undefined
  const hour = (Number(hourText) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return `${twoDigits(hour)}:${minute}`
}

/** '09 Nov' within the year of `today`, '09 Nov 2025' in any other; with the year when `today` is not given. */
export function formatDay(date: CalendarDate, today?: CalendarDate): string {
  const [year, month, day] = date.split('-')
  const short = `${day} ${monthNames[Number(month) - 1]}`
  return today?.startsWith(`${year}-`) ? short : `${short} ${year}`
}

/** '09 Nov 26' */
export function formatShortDay(date: CalendarDate): string {
  const [year = '', month, day] = date.split('-')
  return `${day} ${monthNames[Number(month) - 1]} ${year.slice(-2)}`
}

/** '09/11/2026': cards of the board, and fields that the specification writes so (P-010, P-031). */
export function formatSlashDate(date: CalendarDate): string {
  return date.split('-').reverse().join('/')
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'Friday' */
export function weekdayOf(date: CalendarDate): string {
  return weekdays[new Date(utcOf(date)).getUTCDay()] ?? ''
}

export function relativeDay(
  date: CalendarDate,
  today: CalendarDate,
): 'Today' | 'Yesterday' | 'Tomorrow' | undefined {
  const distance = compareDates(date, today)
  if (distance === 0) return 'Today'
  if (distance === -1) return 'Yesterday'
  return distance === 1 ? 'Tomorrow' : undefined
}

export function greetingFor(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** '15 Nov 2026, 10:42 AM' */
export function formatInstant(instant: Date | string, zone: string): string {
  const wall = wallClock(toDate(instant), zone)
  return `${formatDay(dateOfUtc(wall))}, ${formatTime12(new Date(wall).toISOString().slice(11, 16))}`
}

/** The wall clock of the zone read as if it were UTC, in milliseconds. */
function wallClock(instant: Date, zone: string): number {
  const lasting = lastingOffset(instant, zone)
  return lasting === undefined ? askedClock(instant, zone) : withoutFraction(instant) + lasting
}

const withoutFraction = (instant: Date): number => Math.floor(instant.getTime() / 1000) * 1000
const halfMonth = 15 * 24 * 60 * 60_000
/** India has not changed its clocks since 1945; where nobody works elsewhere, no browser has to load its zones. */
const india = { zones: ['Asia/Kolkata', 'Asia/Calcutta'], since: 1946, offset: 5.5 * 60 * 60_000 }
/** By zone and year; `undefined` is remembered too. */
const offsetOfYear = new Map<string, number | undefined>()

/**
 * Most zones keep one offset all year, India's always: then it is looked up once, where asking the clock for each of a
 * hundred dates takes a phone a tenth of a second. No zone puts its clock back within a fortnight of putting it forward.
 */
function lastingOffset(instant: Date, zone: string): number | undefined {
  const year = instant.getUTCFullYear()
  if (year >= india.since && india.zones.includes(zone)) return india.offset
  const key = `${zone} ${year}`
  if (offsetOfYear.has(key)) return offsetOfYear.get(key)
  const start = Date.UTC(year, 0, 1)
  const offsets = Array.from({ length: 26 }, (_, place) => {
    const moment = new Date(start + place * halfMonth)
    return askedClock(moment, zone) - moment.getTime()
  })
  const [first] = offsets
  const lasting = offsets.every((offset) => offset === first) ? first : undefined
  offsetOfYear.set(key, lasting)
  return lasting
}

function askedClock(instant: Date, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(new Date(instant), zone) - Math.floor(instant / 1000) * 1000
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clockByZone.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clockByZone.set(zone, clock)
  return clock
}

function toDate(instant: Date | string): Date {
  return typeof instant === 'string' ? new Date(instant) : instant
}

function utcOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function dateOfUtc(instant: number): CalendarDate {
  return new Date(instant).toISOString().slice(0, 10)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
