/** Characters of what is typed about a lead, in every form. */
export const leadFieldLimits = {
  companyName: 75,
  city: 23,
  /** Must be less than 1024. */
  address: 1023,
  remarks: 1023,
  workScope: 100,
  source: 100,
} as const

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
