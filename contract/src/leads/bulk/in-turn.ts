import type { ClockTime } from '../../kit/dates'

/** Who gets each of so many leads: one after another, so that nobody gets more than one more than another. */
export const inTurn = (people: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, place) => people[place % people.length] ?? '')

const minutesOfDay = 1_440

const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const padded = (number: number): string => String(number).padStart(2, '0')
const clockOf = (minutes: number): ClockTime => `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`

/** So many times of one day, so many per hour from the first on; fewer where the day ends before. */
export const timesFrom = (time: ClockTime, perHour: number, count: number): ClockTime[] =>
  Array.from({ length: count }, (_, place) => minutesOf(time) + Math.floor((place * 60) / perHour))
    .filter((minutes) => minutes < minutesOfDay)
    .map(clockOf)
