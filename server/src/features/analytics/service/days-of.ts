const dayLength = 86_400

/** So many seconds of so many leads, as days of one with one decimal. */
export const daysOf = (seconds: number, leads: number): number =>
  Math.round((seconds / leads / dayLength) * 10) / 10
