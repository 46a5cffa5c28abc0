import type { LeadRow } from '../model'

export interface ArchivedLead extends LeadRow {
  archivedAt: string
  /** By the id of the custom field, as it is shown. */
  customValues: Record<string, string>
}

export interface ArchivedPage {
  rows: ArchivedLead[]
  /** Counted from 1. */
  page: number
  pageCount: number
  total: number
}
