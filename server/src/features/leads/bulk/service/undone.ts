import type { RefusedLead } from '@foyer/contract/leads/bulk/model'
import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import type { HeldLead } from '../../write/repository/hold'
import type { LeadUpdate } from '../../write/service/lead-write'

/** What an undo changes, and what stays because somebody has changed it since. */
export interface Undo {
  updates: LeadUpdate[]
  refused: RefusedLead[]
}
export interface Done {
  at: Date
  details: unknown
}

export const changedSince = (isAsLeft: (lead: HeldLead) => boolean) => (lead: HeldLead) =>
  isAsLeft(lead) ? undefined : bulkReasons.changedSince
