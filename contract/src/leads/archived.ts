import type { LeadRow } from './model'

export interface ArchivedLead extends LeadRow {
  archivedAt: string
  /** By the id of the company's field, as it is shown. */
  customValues: Record<string, string>
}

export interface ArchivedPage {
  rows: ArchivedLead[]
  /** From 1. */
  page: number
  pageCount: number
  total: number
}
