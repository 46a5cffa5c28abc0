import type { PushChoice } from './model'

/** Until somebody chooses: everything, and nothing at night. */
export const usualQuiet = { from: '21:00', to: '08:00' }

/** From the first minute up to, not including, the last; it may go over midnight. */
export function isQuiet({ quiet }: Pick<PushChoice, 'quiet'>, time: string): boolean {
  if (!quiet) return false
  const { from, to } = quiet
  return from <= to ? from <= time && time < to : from <= time || time < to
}
