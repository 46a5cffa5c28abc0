import { z } from 'zod'
import { calendarDate } from '../../kit/wire-values'
import { tagLimits } from '../../tags/limits'
import { leadLimits, workLimits } from '../limits'
import { bulkProblems } from '../messages/bulk'
import { workProblems } from '../messages/work'
import { type LeadSelection, remarkTypes } from '../model'
import { clockTime } from '../record/draft'

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

const bulkGiving = z
  .object({
    action: z.literal('give'),
    selection,
    /** Who has them, as far as the caller knows; nobody if undefined. */
    fromId: z.uuid().optional(),
    /** Who gets them, in turn. */
    to: z.array(z.uuid()).min(1, bulkProblems.receivers).max(leadLimits.receiversMax, bulkProblems.receivers),
  })
  .refine(({ fromId, to }) => fromId === undefined || !to.includes(fromId), bulkProblems.notTheSame)
/** Overdue leads that others get instead; what is no longer overdue, or no longer theirs, stays, and is reported. */
export type BulkGiving = z.output<typeof bulkGiving>

const tagIds = z.array(z.uuid()).max(tagLimits.savedAtOnce)
const bulkTagging = z
  .object({ action: z.literal('tags'), selection, add: tagIds, remove: tagIds })
  .refine(({ add, remove }) => add.length + remove.length > 0, bulkProblems.tags)
  .refine(({ add, remove }) => !add.some((id) => remove.includes(id)), bulkProblems.tagsTwice)
export type BulkTagging = z.output<typeof bulkTagging>

const bulkFollowUp = z.object({
  action: z.literal('follow-up'),
  selection,
  followUp: z.object({ on: calendarDate, time: clockTime, kind: z.enum(remarkTypes).optional() }),
  /** One after another from that time on; without it all at that time. */
  perHour: z
    .number()
    .int()
    .min(1, bulkProblems.perHour)
    .max(leadLimits.perHourMax, bulkProblems.perHour)
    .optional(),
})
export type BulkFollowUp = z.output<typeof bulkFollowUp>

export const bulkForm = z.discriminatedUnion('action', [
  bulkCall,
  bulkStageMove,
  bulkGiving,
  bulkTagging,
  bulkFollowUp,
])
export type AnyBulkCall = BulkCall | BulkStageMove | BulkGiving | BulkTagging | BulkFollowUp

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
