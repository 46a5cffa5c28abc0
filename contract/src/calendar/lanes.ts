import type { ClockTime } from '../kit/dates'
import { contactMinutes } from '../leads/work/calendar-file'
import { calendarLimits } from './limits'
import type { CalendarEntry } from './model'

export const dayMinutes = 24 * 60

export const minuteOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const timeOfMinute = (minute: number): ClockTime =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const lengthOf = ({ kind }: Pick<CalendarEntry, 'kind'>): number =>
  kind === 'task' ? calendarLimits.taskMinutes : contactMinutes[kind]

/** Where something with a time stands in its day, in minutes, and in which of how many columns beside each other. */
export interface Laned<T> {
  item: T
  start: number
  end: number
  lane: number
  lanes: number
}

type Timed = Pick<CalendarEntry, 'kind' | 'time'>

/** What overlaps stands side by side: each in the first lane that is free, all of a knot equally wide. */
export function inLanes<T extends Timed>(items: readonly T[]): Laned<T>[] {
  const timed = items
    .flatMap((item) => {
      if (item.time === undefined) return []
      const start = minuteOf(item.time)
      return [{ item, start, end: Math.min(start + lengthOf(item), dayMinutes), lane: 0, lanes: 1 }]
    })
    .sort((a, b) => a.start - b.start)
  let knot: Laned<T>[] = []
  const closeKnot = () => {
    const lanes = Math.max(0, ...knot.map(({ lane }) => lane)) + 1
    for (const one of knot) one.lanes = lanes
    knot = []
  }
  for (const one of timed) {
    if (knot.every(({ end }) => end <= one.start)) closeKnot()
    const busy = new Set(knot.filter(({ end }) => end > one.start).map(({ lane }) => lane))
    while (busy.has(one.lane)) one.lane += 1
    knot.push(one)
  }
  closeKnot()
  return timed
}
