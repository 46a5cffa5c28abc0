import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import type { HistoryEntry } from '@foyer/contract/leads/work/history'
import { makeLead } from './leads'

export const leadId = (place: number): string => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`

/** A lead whose id the server would take. */
export const leadAt = (place: number, changes: Partial<LeadRow> = {}): LeadRow =>
  makeLead({ id: leadId(place), firstName: 'Lead', lastName: String(place), ...changes })

/** Everything about a lead, except for what is said. */
export const detailOf = (lead: LeadRow, changes: Partial<LeadDetail> = {}): LeadDetail => ({
  ...lead,
  contacts: [],
  remarks: undefined,
  customValues: [],
  team: undefined,
  createdBy: undefined,
  originalEmail: undefined,
  hasQuotation: false,
  wantsNoEmailPrompt: false,
  archivedAt: undefined,
  history: [],
  siblings: [],
  merges: [],
  ...changes,
})

let entries = 0

/** A line of a history, except for what is said. */
export const historyEntry = (changes: Partial<HistoryEntry> = {}): HistoryEntry => {
  entries += 1
  return {
    id: `entry-${entries}`,
    at: '2026-11-10T05:12:00.000Z',
    kind: 'changed',
    actor: undefined,
    sentence: '',
    remark: undefined,
    callStatus: undefined,
    ...changes,
  }
}
