import { grouped } from '../kit/money'

const hour = 60
const day = 24 * hour

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** Minutes as people say them: '18 min', '3 h 5 min', '1 day 4 h', '12 days'. */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 1) return 'under 1 min'
  if (whole < hour) return `${whole} min`
  if (whole < day) return joined(`${Math.floor(whole / hour)} h`, whole % hour, 'min')
  const hours = Math.round(whole / hour)
  if (hours >= 10 * 24) return days(Math.round(hours / 24))
  return joined(days(Math.floor(hours / 24)), hours % 24, 'h')
}

const joined = (large: string, rest: number, unit: string) =>
  rest === 0 ? large : `${large} ${rest} ${unit}`

/** Days with one decimal at most: '4.5 days', 'under a day'. */
export function daysWords(count: number): string {
  const rounded = Math.round(count * 10) / 10
  if (rounded < 1) return 'under a day'
  return rounded === 1 ? '1 day' : `${grouped(rounded)} days`
}
