export const bulkMailLimits = {
  /** Leads of one batch. */
  leads: 5_000,
  /** Of those who get none that many are named. */
  named: 50,
  search: 100,
  /** Batches, messages and addresses of a page. */
  page: 50,
  /** Calls a minute that one network address may make to the pages for unsubscribing. */
  pagesAMinute: 30,
  postedBytes: 1_024,
} as const
