import { addDays, type CalendarDate, type ClockTime } from '../kit/dates'
import { workLimits } from '../leads/limits'
import { workProblems } from '../leads/messages/work'
import { dayMinutes, lengthOf, minuteOf, timeOfMinute } from './lanes'
import { calendarLimits } from './limits'
import type { CalendarDay, CalendarEntry } from './model'

/** Where something is put: a day, and a time, no time, or `kept` as it is. */
export interface Target {
  on: CalendarDate
  time: ClockTime | undefined | 'kept'
}

export interface EntryMove {
  id: string
  kind: CalendarEntry['kind']
  on: CalendarDate
  time: ClockTime | undefined
}

export const nameOfEntry = (entry: CalendarEntry): string =>
  entry.kind === 'task' ? entry.task.title : entry.name

/** C-163: the time stays when only the day is moved. A follow-up has one from then on (C-036), a task need not. */
export function meantMove(entry: CalendarEntry, { on, time }: Target): EntryMove {
  const asked = time === 'kept' ? entry.time : time
  const isMoved = on !== entry.on
  const usual =
    entry.kind === 'task' ? undefined : (entry.time ?? (isMoved ? workLimits.followUpTime : undefined))
  return { id: entry.id, kind: entry.kind, on, time: asked ?? usual }
}

export const isSamePlace = (a: Pick<EntryMove, 'on' | 'time'>, b: Pick<EntryMove, 'on' | 'time'>): boolean =>
  a.on === b.on && a.time === b.time

/** Why it cannot be put there, as far as it is known before it is sent. */
export const moveProblem = (
  entry: CalendarEntry,
  { on }: Pick<EntryMove, 'on'>,
  today: CalendarDate,
): string | undefined =>
  entry.kind !== 'task' && on !== entry.on && on < today ? workProblems.followUpPast : undefined

const isIt = (entry: CalendarEntry, { id, kind }: EntryMove) => entry.id === id && entry.kind === kind

function movedTo(entry: CalendarEntry, { on, time }: EntryMove): CalendarEntry {
  return entry.kind === 'task'
    ? { ...entry, on, time, task: { ...entry.task, dueOn: on, dueTime: time } }
    : { ...entry, on, time }
}

const countOf = ({ kind }: CalendarEntry) =>
  kind === 'task' ? 'tasks' : kind === 'client-visit' ? 'visits' : 'followUps'

const byTime = (a: CalendarEntry, b: CalendarEntry) => (a.time ?? '').localeCompare(b.time ?? '')

/** The days as they are once it has been moved; one that is moved out of them is gone from them. */
export function withMove(days: readonly CalendarDay[], move: EntryMove): CalendarDay[] {
  const entry = days.flatMap(({ entries }) => entries).find((one) => isIt(one, move))
  if (!entry || isSamePlace(entry, move)) return [...days]
  const count = countOf(entry)
  return days.map((day) => {
    const kept = day.entries.filter((one) => !isIt(one, move))
    const by = (day.on === move.on ? 1 : 0) - (day.on === entry.on ? 1 : 0)
    const entries = day.on === move.on ? [...kept, movedTo(entry, move)].sort(byTime) : kept
    return { ...day, entries, [count]: day[count] + by }
  })
}

const steps: Record<string, { days: number; minutes: number }> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: 0, minutes: -1 },
  ArrowDown: { days: 0, minutes: 1 },
}

interface Carried {
  key: string
  /** Half an hour instead of a quarter. */
  isWide: boolean
  /** In a month up and down are weeks. */
  isMonth: boolean
}

const firstHour = '09:00'

/** The next place of what is carried by keys; undefined for any other key. */
export function carriedBy(entry: CalendarEntry, from: EntryMove, how: Carried): EntryMove | undefined {
  const step = steps[how.key]
  if (!step) return undefined
  if (how.isMonth || step.days !== 0)
    return meantMove(entry, { on: addDays(from.on, step.days + 7 * step.minutes), time: from.time ?? 'kept' })
  if (from.time === undefined) return { ...from, time: step.minutes > 0 ? firstHour : undefined }
  const by = step.minutes * calendarLimits.stepMinutes * (how.isWide ? 2 : 1)
  const last = dayMinutes - calendarLimits.stepMinutes
  const next = Math.min(Math.max(minuteOf(from.time) + by, 0), last)
  return { ...from, time: timeOfMinute(next) }
}

/** To the next quarter of an hour, within the day. */
export function snapped(minute: number, entry: Pick<CalendarEntry, 'kind'>): ClockTime {
  const step = calendarLimits.stepMinutes
  const last = dayMinutes - Math.min(lengthOf(entry), 2 * step)
  return timeOfMinute(Math.min(Math.max(Math.round(minute / step) * step, 0), last))
}
