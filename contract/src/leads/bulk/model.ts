import { z } from 'zod'
import { workLimits } from '../limits'
import { bulkProblems } from '../messages/bulk'
import { workProblems } from '../messages/work'
import type { LeadSelection } from '../model'

export const bulkActions = ['archive', 'unarchive', 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

const selection = z.custom<LeadSelection>()

const bulkCall = z.object({
  action: z.enum(bulkActions),
  selection,
  /** The number that was typed; required to delete more than `leadLimits.bulkUntypedMax` (C-086). */
  confirmCount: z.number().optional(),
})
export type BulkCall = z.output<typeof bulkCall>

const bulkStageMove = z.object({
  action: z.literal('stage'),
  selection,
  stageId: z.uuid(bulkProblems.stage),
  /** Why they are Lost, one for all (C-165); without meaning for other stages. */
  reason: z.string().trim().max(workLimits.reason, workProblems.reason).optional(),
})
/** C-177: what may not move stays, and is reported with the reason. */
export type BulkStageMove = z.output<typeof bulkStageMove>

export const bulkForm = z.discriminatedUnion('action', [bulkCall, bulkStageMove])

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
  cities: string[]
  /** Societies and localities, as they stand in addresses. */
  places: string[]
  people: { id: string; fullName: string }[]
  /** Whether anybody reports to the caller. */
  hasTeam: boolean
  /** Undefined where no lead has one (L-063). */
  budget: { min: number; max: number } | undefined
}
