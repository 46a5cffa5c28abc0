/** Quotations and projects, as the screens of leads name them. */
export const leadProjectTexts = {
  sendQuotation: 'Send Quotation',
  /** In the menu of a lead. */
  sendAQuotation: 'Send a Quotation',
  /** In the older panel. */
  sendQuotationOlder: 'Send a quotation',
  convert: 'Convert to project',
} as const

/** The side menu of the older details page (D-028). */
export const olderMenuTexts = {
  label: 'Parts of this lead',
  summary: 'Summary',
  quotation: 'Quotation',
  files: 'Files',
  tasks: 'Tasks',
  minutes: 'MOM',
} as const
