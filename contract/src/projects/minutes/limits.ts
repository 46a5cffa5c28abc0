export const minutesLimits = {
  title: 150,
  place: 200,
  notes: 10_000,
  attendees: 60,
  attendeeName: 100,
  points: 100,
  point: 1000,
  ownerName: 100,
  page: 30,
  pageMax: 100,
  /** Sendings of one person in an hour. */
  sendingsAnHour: 30,
  restoreDays: 30,
} as const
