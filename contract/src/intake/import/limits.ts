export const importLimits = {
  file: { maxBytes: 2_097_152, types: ['.xls', '.xlsx', '.csv'] },
  /** Of one sheet; more is refused in words, never cut. */
  rows: 25_000,
  columns: 200,
  sheets: 50,
  /** Characters of one cell. */
  cell: 32_767,
  /** Characters of all cells of a file. */
  characters: 8_000_000,
  /** Among so many lines the headings are looked for. */
  headerLines: 30,
  /** Characters of the plan that is sent with a file. */
  plan: 1_048_576,
  /** Contacts that are looked up in one call. */
  identities: 5_000,
  /** Bytes of the leads that another program sends at once. */
  savedBytes: 8_388_608,
  /** Imports in the list, and rows that one of them names; the file of refused rows has all. */
  listed: 50,
  rowsNamed: 1_000,
  /** Days that the rows of an import are kept, and that it can be undone. */
  keptDays: 30,
  /** How long the step Uploading is shown, and an error. */
  step: { delayMs: 2_000, count: 3, progress: '50%' },
  errorMs: 10_000,
} as const
