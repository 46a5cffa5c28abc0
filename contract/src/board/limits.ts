export const boardLimits = {
  tooltip: { showMs: 250, hideMs: 400 },
  count: { pad: 2 },
  newLeadDays: 7,
  /** Cards of a column at first, and with each page after it. */
  pageSize: 20,
  /** The most that one call gives of a column. */
  columnMax: 200,
  filterMax: 200,
} as const
