import type { PushChoice } from './model'

/** Until somebody chooses: everything, and nothing at night. */
export const usualQuiet = { from: '21:00', to: '08:00' }

/** From the first minute up to, not including, the last; it may go over midnight. */
export function isQuiet({ quiet }: Pick<PushChoice, 'quiet'>, time: string): boolean {
  if (!quiet) return false
  const { from, to } = quiet
  return from <= to ? from <= time && time < to : from <= time || time < to
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** From this minute to the next beginning of the quiet hours; without them there is none. */
export function minutesToQuiet({ quiet }: Pick<PushChoice, 'quiet'>, time: string): number | undefined {
  if (!quiet) return undefined
  return (minutesOf(quiet.from) - minutesOf(time) + 1440) % 1440
}
