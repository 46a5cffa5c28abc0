import type { PeriodChoice } from '@foyer/contract/analytics/period'
import { grouped } from './grouped'

const formats = new Map<string, Intl.DateTimeFormat>()
const shown = new Map<string, string>()

/** The day that the clocks of a zone show. */
export function dayIn(zone: string, at: string | Date): string {
  const key = `${zone} ${at instanceof Date ? at.toISOString() : at}`
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, format)
  const day = shown.get(key) ?? format.format(new Date(at))
  shown.set(key, day)
  return day
}

/** Every day there is, one after the other: whoever asks for a period looks through all of them. */
const calendar: string[] = []
for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2031, 0, 1); at += 86_400_000)
  calendar.push(new Date(at).toISOString().slice(0, 10))

const placeOf = new Map(calendar.map((day, place) => [day, place]))
export const daysBefore = (day: string, days: number): string =>
  calendar[(placeOf.get(day) ?? Number.NaN) - days] ?? ''

const monday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? day : monday(daysBefore(day, 1))
const month = (day: string): string => day.slice(0, 7)
const quarter = (day: string): string => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`
const year = (day: string): string => day.slice(0, 4)

const kinds = { week: monday, month, quarter, year }

const withKey = (keyOf: (day: string) => string, key: string) => calendar.filter((day) => keyOf(day) === key)

/** The days of the period in which this day is. */
function around(kind: keyof typeof kinds, day: string): string[] {
  return withKey(kinds[kind], kinds[kind](day))
}
/** And of the one before it. */
const before = (days: string[], kind: keyof typeof kinds): string[] =>
  around(kind, daysBefore(days[0] ?? '', 1))

const kindOf = (period: string) => period.split('-')[1] as keyof typeof kinds

export function daysOf(choice: PeriodChoice, today: string): string[] {
  if (choice.period === 'custom') return calendar.filter((day) => day >= choice.from && day <= choice.to)
  const kind = kindOf(choice.period)
  const current = around(kind, today)
  return choice.period.startsWith('this') ? current : before(current, kind)
}

/** What a period is compared with; one that still goes on with as many days as have begun. */
export function daysCompared(choice: PeriodChoice, today: string): string[] {
  const days = daysOf(choice, today)
  if (choice.period === 'custom') return days.map((day) => daysBefore(day, days.length))
  const former = before(days, kindOf(choice.period))
  return days.includes(today) ? former.slice(0, days.filter((day) => day <= today).length) : former
}

const weekOfMonth = (day: string): string => {
  const date = Number(day.slice(8))
  return `${month(day)} ${date <= 7 ? 1 : date <= 15 ? 2 : date <= 22 ? 3 : 4}`
}

/** The columns of a chart, C-109. */
export function columnsOf(choice: PeriodChoice, today: string): string[][] {
  const days = daysOf(choice, today)
  const byPlace = (length: number) => (day: string) => `${Math.floor(days.indexOf(day) / length)}`
  const custom = days.length <= 15 ? byPlace(1) : days.length <= 84 ? byPlace(7) : month
  const keyOf = { week: byPlace(1), month: weekOfMonth, quarter: month, year: month }
  const key = choice.period === 'custom' ? custom : keyOf[kindOf(choice.period)]
  return [...grouped(days, key).values()]
}

export const monthsOf = (days: string[]): string[][] => [...grouped(days, month).values()]
