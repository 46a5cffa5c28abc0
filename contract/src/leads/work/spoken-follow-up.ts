import {
  addDays,
  type CalendarDate,
  type ClockTime,
  calendarDateOf,
  clockTimeOf,
  isValidCalendarDate,
  readDay,
  startOfWeek,
} from '../../kit/dates'
import type { FollowUp } from './forms'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const partsOfDay: Record<string, ClockTime> = {
  morning: '10:00',
  noon: '12:00',
  afternoon: '15:00',
  evening: '18:00',
  tonight: '20:00',
  night: '20:00',
}
const minute = 60_000
/** In milliseconds from now. */
const shortUnits: Record<string, number> = { min: minute, hour: 60 * minute, hr: 60 * minute }
const longUnits: Record<string, number> = { day: 1, week: 7 }

/** What is taken from the words, and what is left of them. */
interface Taken<T> {
  value: T
  rest: string
}

const take = <T>(
  words: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => T | undefined,
): Taken<T> | undefined => {
  const match = pattern.exec(words)
  const value = match ? read(match) : undefined
  if (!match || value === undefined) return undefined
  const rest = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`
  return { value, rest: rest.replace(/\s+/g, ' ').trim() }
}

const two = (number: number) => String(number).padStart(2, '0')
const numberOf = (text = '') => numbers[text] ?? Number(text)
const count = '(\\d{1,3}|an?|one|two|three|four|five|six)'

/** '11', '4pm', '4.30 pm', '16:00', 'at 5', 'evening'. An hour alone is one of a working day: 1 to 7 are after noon. */
function takeTime(words: string): Taken<ClockTime> | undefined {
  const clock = (match: RegExpExecArray): ClockTime | undefined => {
    const [, hourText, minuteText = '00', half] = match
    let hour = Number(hourText)
    if (hour > 23 || Number(minuteText) > 59 || (half && (hour < 1 || hour > 12))) return undefined
    if (half?.startsWith('p')) hour = (hour % 12) + 12
    else if (half?.startsWith('a')) hour %= 12
    else if (hour >= 1 && hour <= 7 && hourText?.length === 1) hour += 12
    return `${two(hour)}:${minuteText}`
  }
  return (
    take(words, /(?:^|\s)(?:at\s+|@\s*)?(\d{1,2})(?:[:.](\d\d))?\s*([ap])\.?m?\.?(?=\s|$)/, clock) ??
    take(words, /(?:^|\s)(?:at\s+|@\s*)?(\d{1,2})[:.](\d\d)(?=\s|$)/, clock) ??
    take(
      words,
      /(?:^|\s)(?:(?:in\s+the|this|at)\s+)?(morning|noon|afternoon|evening|night|tonight)(?=\s|$)/,
      ([, part]) => (part === 'tonight' ? undefined : partsOfDay[part ?? '']),
    ) ??
    take(words, /(?:^|\s)(?:at\s+|@\s*)?(\d{1,2})(?=\s|$)/, ([all, hour]) =>
      clock([all, hour] as unknown as RegExpExecArray),
    )
  )
}

/** The next day of that name; with 'next' the one of the next week. */
function dayOfWeek(name: string, today: CalendarDate, isNext: boolean): CalendarDate {
  const monday = startOfWeek(today)
  const day = addDays(monday, weekdays.indexOf(name.slice(0, 3)))
  if (isNext) return addDays(day, 7)
  return day > today ? day : addDays(day, 7)
}

/** A day without a year is the next one of its name. */
function dayInYear(text: string, today: CalendarDate): CalendarDate | undefined {
  const year = Number(today.slice(0, 4))
  const found = [year, year + 1].map((one) => readDay(`${text} ${one}`))
  return found.find((day) => day !== undefined && isValidCalendarDate(day) && day >= today)
}

function takeDay(words: string, today: CalendarDate): Taken<CalendarDate> | undefined {
  const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
  const written = (day: string, month: string) =>
    dayInYear(`${Number.parseInt(day, 10)} ${month.slice(0, 3)}`, today)
  return (
    take(words, /\b(?:the\s+)?day after (?:tomorrow|tmrw|tmr|tom)\b/, () => addDays(today, 2)) ??
    take(words, /\b(?:tomorrow|tomorow|tmrw|tmr|tom)\b/, () => addDays(today, 1)) ??
    take(words, /\btoday\b/, () => today) ??
    take(words, new RegExp(`\\b(?:in|after)\\s+${count}\\s*(day|week)s?\\b`), ([, many, unit]) =>
      addDays(today, numberOf(many) * (longUnits[unit ?? ''] ?? 0)),
    ) ??
    take(words, /\bnext week\b/, () => addDays(startOfWeek(today), 7)) ??
    take(
      words,
      /\b(?:on\s+)?(next\s+)?(mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/,
      ([, next, name = '']) => dayOfWeek(name, today, next !== undefined),
    ) ??
    take(words, /\b(\d{4}-\d\d-\d\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})\b/, ([text]) => readDay(text)) ??
    take(
      words,
      new RegExp(`\\b(?:on\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of\\s+)?((?:${months})[a-z]*)\\b`),
      ([, day = '', month = '']) => written(day, month),
    ) ??
    take(
      words,
      new RegExp(`\\b(?:on\\s+)?((?:${months})[a-z]*)\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b`),
      ([, month = '', day = '']) => written(day, month),
    ) ??
    take(words, /(?:^|\s)(\d{1,2})[/-](\d{1,2})(?=\s|$)/, ([, day, month]) =>
      dayInYear(`${day}-${month}`.replaceAll('-', ' '), today),
    )
  )
}

/** 'in 2 hours', 'in half an hour' */
const takeWhile = (words: string): Taken<number> | undefined =>
  take(words, /\b(?:in|after)\s+half an hour\b/, () => 30 * minute) ??
  take(
    words,
    new RegExp(`\\b(?:in|after)\\s+${count}\\s*(min|hour|hr)(?:ute)?s?\\b`),
    ([, many, unit]) => numberOf(many) * (shortUnits[unit ?? ''] ?? 0),
  )

const said = /^(?:follow[\s-]*ups?|fup?|call(?:\s*back)?|remind(?:\s+me)?)(?=\s|$)/

/** Whether somebody begins to speak of a follow-up, and what they have said of its time so far. */
export function readSpoken(text: string): { isFollowUp: boolean; words: string } {
  const plain = text.trim().toLowerCase().replace(/,/g, ' ').replace(/\s+/g, ' ')
  return { isFollowUp: said.test(plain), words: plain.replace(said, '').trim() }
}

/**
 * When somebody wants to speak to a lead again, in the zone of the firm: 'follow-up tomorrow 11', 'fu mon 4pm', 'in 3 days'. A
 * time without a day is the next such time. Nothing where a word is left that is not understood, or where it lies behind us.
 */
export function spokenFollowUp(text: string, now: Date, zone: string): FollowUp | undefined {
  const today = calendarDateOf(now, zone)
  const { words } = readSpoken(text)
  const hence = takeWhile(words)
  if (hence) {
    const at = new Date(now.getTime() + hence.value)
    return hence.rest
      ? undefined
      : { on: calendarDateOf(at, zone), time: clockTimeOf(at, zone), kind: undefined }
  }
  const tonight = take(words, /\btonight\b/, () => today)
  const day = tonight ?? takeDay(words, today)
  const time = takeTime(day?.rest ?? words)
  const rest = (time ?? day)?.rest
  if (rest !== '' || (day && day.value < today)) return undefined
  if (day) return { on: day.value, time: time?.value ?? (tonight && partsOfDay.tonight), kind: undefined }
  if (!time) return undefined
  const isOver = time.value <= clockTimeOf(now, zone)
  return { on: isOver ? addDays(today, 1) : today, time: time.value, kind: undefined }
}
