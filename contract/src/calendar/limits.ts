export const calendarLimits = {
  /** Six weeks: what a month can touch. */
  days: 42,
  /** Entries of one kind that a day is answered with; the rest is a number. */
  ofDay: { default: 20, max: 100 },
  people: 200,
  /** What a phone gets, counted from today. */
  feed: {
    daysBack: 30,
    daysAhead: 180,
    past: 1_000,
    coming: 3_000,
    perMinute: 120,
    /** When it was fetched is noted at most so often. */
    notedEvery: 60_000,
  },
  /** Steps of a drag, and of the arrow keys while something is lifted. */
  stepMinutes: 15,
  taskMinutes: 30,
} as const
