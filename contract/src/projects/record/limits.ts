export const projectRecordLimits = {
  name: 150,
  pageSize: 50,
  pageSizeMax: 100,
  search: 100,
  text: 500,
  shortText: 60,
  note: 2000,
  /** In rupees; more than any building of a firm costs. */
  valueMax: 1_000_000_000_000,
  members: 500,
  logPage: 50,
  logPageMax: 500,
  /** Found by the search of everything. */
  found: 8,
  restoreDays: 30,
} as const
