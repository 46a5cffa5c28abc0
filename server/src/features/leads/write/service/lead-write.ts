import type { LeadContact } from '@foyer/contract/leads/record/draft'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import type { LeadColumns, LeadRecord } from '../repository/columns'

/** A line of a lead's history. */
export interface HistoryLine {
  kind: HistoryKind
  sentence: string
  remark?: string | undefined
  details?: Record<string, unknown>
}

/** What a rule or a form makes of a lead. */
export interface Change {
  columns: LeadColumns
  lines: HistoryLine[]
}
export const noChange: Change = { columns: {}, lines: [] }

/** All contacts of a lead, and the details by which they are recognised (C-091). */
export interface ContactsWrite {
  contacts: readonly LeadContact[]
  identities: readonly string[]
}

interface AnyWrite {
  lines?: readonly HistoryLine[]
  /** Undefined where they stay. */
  contacts?: ContactsWrite | undefined
  addedTags?: readonly string[]
  removedTags?: readonly string[]
  /** What people are notified of, by the company's rules; several leads of one call are one notification. */
  events?: readonly NotificationEvent[]
}

export interface LeadAddition extends AnyWrite {
  added: Omit<
    LeadRecord,
    'companyId' | 'position' | 'historyCount' | 'createdAt' | 'updatedAt' | 'otherPhones'
  >
}

export interface LeadUpdate extends AnyWrite {
  /** As it was when it was locked. */
  before: LeadRecord
  columns?: LeadColumns
  /** The lines of another lead that count as lines of this one from now on. */
  countedLines?: number
  /** For its position or its group of copies, which are not a change of the lead itself. */
  keepsTime?: boolean
}

export type LeadWrite = LeadAddition | LeadUpdate

export interface WrittenLead {
  before: LeadRecord | undefined
  after: LeadRecord
}

/** Several changes of one lead as one: of two values for a column the later one counts. */
export const joined = (before: LeadRecord, ...parts: (Partial<LeadUpdate> | undefined)[]): LeadUpdate => {
  const update: LeadUpdate = { before }
  for (const part of parts) {
    if (!part) continue
    Object.assign(update, part, {
      before,
      columns: { ...update.columns, ...part.columns },
      lines: [...(update.lines ?? []), ...(part.lines ?? [])],
      contacts: part.contacts ?? update.contacts,
      addedTags: [...(update.addedTags ?? []), ...(part.addedTags ?? [])],
      events: [...(update.events ?? []), ...(part.events ?? [])],
    })
  }
  return update
}
