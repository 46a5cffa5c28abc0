export const fieldLimits = {
  /** Custom fields in one page of the table. */
  pageSize: 12,
  name: { max: 40 },
  /** Custom fields of a company. */
  fields: { max: 100 },
  options: { max: 50, length: { max: 60 } },
  /** Lead sources, source names and work scopes. */
  choice: { max: 50 },
  choices: { max: 500 },
  value: { max: 500, digits: 15 },
} as const
