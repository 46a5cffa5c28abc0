import { z } from 'zod'
import { calendarDate } from '../../kit/wire-values'
import { workLimits } from '../limits'
import { stageMoveTexts, workProblems } from '../messages/work'
import { callStatuses, remarkTypes } from '../model'
import { changeForm, clockTime } from '../record/draft'
import { contactChannels, historyKinds } from './history'

const id = z.uuid()
/** 2 §8: the words for a move that names what is no id. */
const movedId = z.uuid(stageMoveTexts.invalid)
const label = z.string().trim().max(workLimits.label, workProblems.label).optional()
const baseUpdatedAt = z.iso.datetime().optional()

const followUp = z.object({
  on: calendarDate,
  /** 24 hours, HH:mm; without it the time stays (C-163), and is 10:00 where there is none (C-036). */
  time: clockTime.optional(),
  /** Without it: as before, or by call. */
  kind: z.enum(remarkTypes).optional(),
  /** It is put back as it was: without a time or kind it has none. */
  isExact: z.boolean().optional(),
})
export type FollowUp = z.output<typeof followUp>

/** Only keeps out nonsense; checkAction says whether an update fits its lead. */
export const actionForm = z.object({
  leadId: movedId,
  /** The version the person saw (C-150). */
  baseUpdatedAt,
  stageId: movedId.optional(),
  statusId: z.number().int().min(0).max(1_000_000).optional(),
  assigneeId: id.optional(),
  callStatus: z.enum(callStatuses).optional(),
  remarkType: z.enum(remarkTypes).optional(),
  comment: z.string().trim().max(workLimits.comment, workProblems.comment).optional(),
  /** `null` means it is done. */
  followUp: followUp.nullish(),
  /** Why not interested. */
  reason: z.string().trim().max(workLimits.reason, workProblems.reason).optional(),
  meetingMode: label,
  outcome: label,
  /** A mail was written to the lead; what is not said beside it stays. */
  isEmailSent: z.literal(true).optional(),
  /** A text of the caller's own, in a call that changes nothing else (C-145). */
  note: z.string().trim().max(workLimits.comment, workProblems.comment).optional(),
})
/** One update of a lead (lead.actions): changes what is given, in one transaction. */
export type LeadAction = z.output<typeof actionForm>

export const historyQueryForm = z.object({
  leadId: id,
  kinds: z.array(z.enum(historyKinds)),
  /** Where the last page ended. */
  after: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(workLimits.historyWhole),
})
export type HistoryQuery = z.output<typeof historyQueryForm>

export const interactionForm = z
  .object({
    leadId: id,
    meetingMode: label,
    outcome: label,
    remarks: z.string().trim().max(workLimits.comment, workProblems.comment).optional(),
  })
  .refine(({ meetingMode, outcome, remarks }) => meetingMode || outcome || remarks, workProblems.interaction)
export type NewInteraction = z.output<typeof interactionForm>

/** With fields that no form has but a rule may require. */
const patchedValues = changeForm.extend({
  callStatus: z.enum(callStatuses).optional(),
  lastCallOn: calendarDate.optional(),
  tagIds: z.array(id).max(100).optional(),
})
export type PatchedValues = z.output<typeof patchedValues>

/** A move to another stage, fields that were missing, or both: then the move is made only when nothing is missing. */
export const patchForm = z.object({
  leadId: movedId,
  baseUpdatedAt,
  stageId: movedId.optional(),
  /** The card of the column after which it is put; `null` or undefined puts it at the top. */
  afterLeadId: movedId.nullish(),
  /** Why a lead that is moved to Lost is not interested (C-165). */
  reason: z.string().trim().max(workLimits.reason, workProblems.reason).optional(),
  change: patchedValues,
})
export type LeadPatch = z.output<typeof patchForm>

/** Somebody says that they called, with what was said and when to speak next, or tapped WhatsApp. */
export const contactedForm = z.object({
  leadId: id,
  channel: z.enum(contactChannels),
  comment: actionForm.shape.comment,
  followUp: followUp.optional(),
})
export type Contacted = z.output<typeof contactedForm>

export interface UndoneCall {
  leadId: string
  /** The version that recording it has answered: then it is that call and no later one. */
  baseUpdatedAt?: string | undefined
}

export const reopenForm = z.object({
  leadId: id,
  reason: z
    .string()
    .trim()
    .min(1, workProblems.reopenReason)
    .max(workLimits.reopenReason, workProblems.reopenReason),
})
export type Reopening = z.output<typeof reopenForm>
