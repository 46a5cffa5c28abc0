import type { LeadSelection } from './model'

export const bulkActions = ['archive', 'unarchive', 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

export interface BulkCall {
  action: BulkAction
  selection: LeadSelection
  /** The number that was typed; needed to delete more than `leadLimits.bulkUntypedMax` (C-086). */
  confirmCount: number | undefined
}

export interface BulkAssignment {
  selection: LeadSelection
  /** None takes the leads away from whoever has them. */
  assigneeId: string | undefined
}

export interface RefusedLead {
  id: string
  name: string
  reason: string
}

export interface BulkReport {
  done: number
  /** The first of them; `refusedCount` says how many there are. */
  refused: RefusedLead[]
  refusedCount: number
  /** For the Undo of the toast; none where nothing was done. */
  undoId: string | undefined
}

/** What the filter bar offers. */
export interface LeadFilterOptions {
  areas: string[]
  sources: string[]
  people: { id: string; fullName: string }[]
  /** None where no lead has one (L-063). */
  budget: { min: number; max: number } | undefined
}
