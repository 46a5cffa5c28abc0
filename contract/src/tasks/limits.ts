export const taskLimits = {
  title: { max: 120 },
  note: { max: 1024 },
  pageSize: 50,
  pageSizeMax: 100,
  /** Open tasks of one person. */
  openPerPerson: 1000,
  /** When a follow-up task is due by default. */
  suggestedTime: '10:00',
  restoreDays: 30,
} as const
