import {
  addDays,
  type CalendarDate,
  type ClockTime,
  calendarDateOf,
  clockTimeOf,
  readDay,
  startOfWeek,
} from '../../kit/dates'
import { workLimits } from '../limits'
import type { RemarkType } from '../model'
import type { FollowUp } from './forms'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const kinds: readonly [RegExp, RemarkType][] = [
  [/\b(?:video|virtual|meeting|meet)\b/, 'virtual-meeting'],
  [/\b(?:site )?visit\b/, 'client-visit'],
  [/\bcall\b/, 'call'],
]
const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a|p)?`

const partsOfDay: Record<string, ClockTime> = {
  morning: '10:00',
  noon: '12:00',
  afternoon: '15:00',
  evening: '18:00',
  night: '20:00',
}
const part = Object.keys(partsOfDay).join('|')
const numbers = ['two', 'three', 'four', 'five', 'six']

/** The same in fewer ways of saying it. */
const plainly = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[,@]|\b(?:at|on|this)\b|\bthe (?=day |morning|afternoon|evening)/g, ' ')
    .replace(/\bafter (?=\d|an? |half|\w+ (?:day|week|hour)s?\b)/g, 'in ')
    .replace(new RegExp(`\\bin (?=\\s*(?:${part})\\b)`, 'g'), '')
    .replace(/\btonight\b/g, 'today night')
    .replace(/\bhalf an hour\b/g, '30 min')
    .replace(new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'g'), (word) => String(numbers.indexOf(word) + 2))
    .replace(/(?:\bthe )?(?<!\d)(\d{1,2})(?:st|nd|rd|th)\b(?: of\b)?/g, '$1th')
    .replace(/\s+/g, ' ')
    .trim()

/** 'monday', 'mon', 'tues' as its place in the week. */
const weekdayAt = (word: string): number =>
  word.length < 3 ? -1 : weekdays.findIndex((name) => name.startsWith(word))

/** Without a half of the day 1 to 7 are after noon: nobody is called at four in the morning. */
function readTime(text: string): ClockTime | undefined {
  if (partsOfDay[text]) return partsOfDay[text]
  const [, hours, minutes = '00', half] = new RegExp(`^${clock}$`).exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const hour = Number(hours)
  if (half && (hour < 1 || hour > 12)) return undefined
  const isAfternoon = half ? half.startsWith('p') : hours.length < 2 && hour >= 1 && hour <= 7
  const of24 = half || isAfternoon ? (hour % 12) + (isAfternoon ? 12 : 0) : hour
  return of24 > 23 ? undefined : `${String(of24).padStart(2, '0')}:${minutes}`
}

/** The next day of a month that has it: '15th'. */
function readDayOfMonth(day: number, today: CalendarDate): CalendarDate | undefined {
  const months = [0, 1, 2].map((later) => {
    const month = Number(today.slice(5, 7)) - 1 + later
    const year = Number(today.slice(0, 4)) + Math.floor(month / 12)
    return readDay(`${day}-${(month % 12) + 1}-${year}`)
  })
  return months.find((date) => date !== undefined && date >= today)
}

/** '25 nov' of this year, or of the next one where that is over. */
function readNearDay(said: string, today: CalendarDate): CalendarDate | undefined {
  const [, ordinal] = /^(\d{1,2})th$/.exec(said) ?? []
  if (ordinal) return readDayOfMonth(Number(ordinal), today)
  const text = said.replace(/(\d)th\b/, '$1')
  const written = readDay(text)
  if (written) return written
  if (!/^\d{1,2}[\s./-]?(?:\d{1,2}|[a-z]{3,9})$|^[a-z]{3,9} \d{1,2}$/.test(text)) return undefined
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].map((one) => readDay(`${text.replace(/[./-]/g, ' ')} ${one}`))
  return days.find((day) => day !== undefined && day >= today)
}

/** A day in words; nothing where it is none. */
function readWordDay(text: string, today: CalendarDate): CalendarDate | undefined {
  if (/^(?:today|tod)$/.test(text)) return today
  if (/^t(?:om(?:orr?ow)?|mr|mrw)?$/.test(text)) return addDays(today, 1)
  if (text === 'day after tomorrow') return addDays(today, 2)
  if (text === 'next week') return addDays(startOfWeek(today), 7)
  const [, count, unit] = /^(?:in )?(\d{1,3}|an?) ?(d|days?|w|weeks?)$/.exec(text) ?? []
  if (count && unit) return addDays(today, (Number(count) || 1) * (unit.startsWith('w') ? 7 : 1))
  const [, next, word = ''] = /^(next )?([a-z]+)$/.exec(text) ?? []
  const place = weekdayAt(word)
  if (place < 0) return readNearDay(text, today)
  if (next) return addDays(startOfWeek(today), 7 + place)
  const inThisWeek = addDays(startOfWeek(today), place)
  return inThisWeek > today ? inThisWeek : addDays(inThisWeek, 7)
}

function readIn(text: string, now: Date, zone: string): Omit<FollowUp, 'kind'> | undefined {
  const [, count, unit] = /^(?:in )?(\d{1,3}|an?) ?(h|hrs?|hours?|m|mins?|minutes?)$/.exec(text) ?? []
  if (!count || !unit) return undefined
  const at = new Date(now.getTime() + (Number(count) || 1) * (unit.startsWith('h') ? 3_600_000 : 60_000))
  return { on: calendarDateOf(at, zone), time: clockTimeOf(at, zone) }
}

/** Of a day that is today only what lies ahead: 'today 9' is this evening, or none. */
function ahead(on: CalendarDate, said: string, now: Date, zone: string): Omit<FollowUp, 'kind'> | undefined {
  const time = readTime(said)
  const clockNow = clockTimeOf(now, zone)
  if (!time) return undefined
  if (on !== calendarDateOf(now, zone) || time > clockNow) return { on, time }
  const [hours = '', minutes = ''] = time.split(':')
  if (!/^[\d:.]+$/.test(said) || Number(hours) > 11) return undefined
  const later = `${Number(hours) + 12}:${minutes}`
  return later > clockNow ? { on, time: later } : undefined
}

/** A day without a time; today the next full hour, if it is past the usual time. */
function onDay(on: CalendarDate, now: Date, zone: string): Omit<FollowUp, 'kind'> | undefined {
  const clockNow = clockTimeOf(now, zone)
  if (on !== calendarDateOf(now, zone) || workLimits.followUpTime > clockNow) return { on, time: undefined }
  const next = Number(clockNow.slice(0, 2)) + 1
  return next > 23 ? undefined : { on, time: `${next}:00` }
}

function readMoment(text: string, now: Date, zone: string): Omit<FollowUp, 'kind'> | undefined {
  const today = calendarDateOf(now, zone)
  const whole = readIn(text, now, zone)
  if (whole) return whole
  const onlyDay = readWordDay(text, today)
  // '20 nov 11' is eleven o'clock rather than a day of 2011.
  if (onlyDay && onlyDay >= today) return onDay(onlyDay, now, zone)
  const onlyTime = readTime(text)
  // Of a time that is over today, tomorrow's is meant.
  if (onlyTime) return { on: onlyTime > clockTimeOf(now, zone) ? today : addDays(today, 1), time: onlyTime }
  // The time is what comes last, where 't11' needs no gap, or else what comes first.
  const last = [...text.matchAll(new RegExp(`(?<=^|[a-z]|\\s)(?:${clock}|${part})$`, 'g'))]
  const first = [...text.matchAll(new RegExp(`^(?:${clock}|${part})(?=\\s)`, 'g'))]
  for (const match of [...last, ...first]) {
    const rest = match.index > 0 ? text.slice(0, match.index) : text.slice(match[0].length)
    const day = readWordDay(rest.trim(), today)
    if (day && readTime(match[0])) return ahead(day, match[0], now, zone)
  }
  return undefined
}

/**
 * When somebody means to speak to a lead, as they type it: 'tomorrow 11', 'mon 4pm', 'in 3 days', '25 nov 5pm', 'visit fri
 * 11:30', 't11'. On the clocks of the zone; 10:00 where no time is said; nothing where it is not understood whole.
 */
export function readFollowUpWords(text: string, now: Date, zone: string): FollowUp | undefined {
  let plain = plainly(text)
  const kind = kinds.find(([words]) => words.test(plain))
  if (kind) plain = plain.replace(kind[0], ' ')
  const found = readMoment(plain.replace(/\s+/g, ' ').trim(), now, zone)
  if (!found || found.on < calendarDateOf(now, zone)) return undefined
  return { on: found.on, time: found.time ?? workLimits.followUpTime, kind: kind?.[1] }
}

const said = /^(?:follow[\s-]*ups?|fup?|call(?:\s*back)?|remind(?:\s+me)?)(?=\s|$)/

/** Whether somebody begins to speak of a follow-up, and what they have said of its time so far. */
export function readSpoken(text: string): { isFollowUp: boolean; words: string } {
  const plain = text.trim().toLowerCase().replace(/,/g, ' ').replace(/\s+/g, ' ')
  return { isFollowUp: said.test(plain), words: plain.replace(said, '').trim() }
}
