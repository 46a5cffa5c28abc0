import type { LeadSelection } from '../model'

export const bulkActions = ['archive', 'unarchive', 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

export interface BulkCall {
  action: BulkAction
  selection: LeadSelection
  /** The number that was typed; required to delete more than `leadLimits.bulkUntypedMax` (C-086). */
  confirmCount: number | undefined
}

export interface BulkAssignment {
  selection: LeadSelection
  /** Without one the leads become unassigned. */
  assigneeId: string | undefined
}

export interface RefusedLead {
  id: string
  name: string
  reason: string
}

export interface BulkReport {
  done: number
  /** The first of them; `refusedCount` is the total. */
  refused: RefusedLead[]
  refusedCount: number
  /** For Undo in the toast; undefined when nothing was done. */
  undoId: string | undefined
}

/** What the filter bar offers. */
export interface LeadFilterOptions {
  areas: string[]
  sources: string[]
  people: { id: string; fullName: string }[]
  /** Undefined where no lead has one (L-063). */
  budget: { min: number; max: number } | undefined
}
