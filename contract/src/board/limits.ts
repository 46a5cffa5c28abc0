export const boardLimits = {
  tooltip: { showMs: 250, hideMs: 400 },
  count: { pad: 2 },
  newLeadDays: 7,
  /** Cards of a column at first, and on each further page. */
  pageSize: 20,
  /** The most cards of one column that a call returns. */
  columnMax: 200,
  /** The same for a client that does not page. */
  wholeMax: 5000,
  filterMax: 200,
  /** Cards of Won and Lost that are shown at first: those of the last days. */
  foldedDays: 30,
} as const
