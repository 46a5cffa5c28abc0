import type { LeadRow } from '../model'
import type { LeadContact } from '../record/draft'
import type { HistoryEntry } from '../work/history'

/** A row with what only a client of the specification reads of it (C-174). */
export interface FullRow extends LeadRow {
  contacts: LeadContact[]
  hasQuotation: boolean
  /** Of its project, if it has one: a draft until the lead is converted. */
  projectId: string | undefined
  /** The last call, remark or follow-up. */
  lastUpdate: HistoryEntry | undefined
}
