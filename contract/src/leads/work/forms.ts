import { z } from 'zod'
import { calendarDate } from '../../kit/wire-values'
import { workLimits } from '../limits'
import { workProblems } from '../messages/work'
import { callStatuses, remarkTypes } from '../model'
import { changeForm } from '../record/draft-form'
import { contactChannels, historyKinds } from './history'
import {
  type ChoicesEdit,
  type Contacted,
  choiceKinds,
  type HistoryQuery,
  type LeadAction,
  type LeadPatch,
  type NewInteraction,
  type Reopening,
} from './model'

const id = z.uuid()
const label = z.string().trim().max(workLimits.label, workProblems.label).optional()
const baseUpdatedAt = z.iso.datetime().optional()

/** Only keeps out nonsense; checkAction says whether an update fits its lead. */
export const actionForm = z.object({
  leadId: id,
  baseUpdatedAt,
  stageId: id.optional(),
  statusId: z.number().int().min(0).max(1_000_000).optional(),
  assigneeId: id.optional(),
  callStatus: z.enum(callStatuses).optional(),
  remarkType: z.enum(remarkTypes).optional(),
  comment: z.string().trim().max(workLimits.comment, workProblems.comment).optional(),
  followUp: z
    .object({
      on: calendarDate,
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, workProblems.followUpTime)
        .optional(),
      kind: z.enum(remarkTypes).optional(),
    })
    .nullish(),
  reason: z.string().trim().max(workLimits.reason, workProblems.reason).optional(),
  meetingMode: label,
  outcome: label,
  note: z.string().trim().max(workLimits.comment, workProblems.comment).optional(),
}) as unknown as z.ZodType<LeadAction>

export const historyQueryForm = z.object({
  leadId: id,
  kinds: z.array(z.enum(historyKinds)),
  after: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(workLimits.historyPageMax),
}) as unknown as z.ZodType<HistoryQuery>

export const interactionForm = z
  .object({
    leadId: id,
    meetingMode: label,
    outcome: label,
    remarks: z.string().trim().max(workLimits.comment, workProblems.comment).optional(),
  })
  .refine(
    ({ meetingMode, outcome, remarks }) => meetingMode || outcome || remarks,
    workProblems.interaction,
  ) as unknown as z.ZodType<NewInteraction>

export const patchForm = z.object({
  leadId: id,
  baseUpdatedAt,
  stageId: id.optional(),
  afterLeadId: id.nullish(),
  change: changeForm.extend({
    callStatus: z.enum(callStatuses).optional(),
    lastCallOn: calendarDate.optional(),
    tagIds: z.array(id).max(100).optional(),
  }),
}) as unknown as z.ZodType<LeadPatch>

export const contactedForm = z.object({
  leadId: id,
  channel: z.enum(contactChannels),
}) satisfies z.ZodType<Contacted>

export const reopenForm = z.object({
  leadId: id,
  reason: z
    .string()
    .trim()
    .min(1, workProblems.reopenReason)
    .max(workLimits.reopenReason, workProblems.reopenReason),
}) satisfies z.ZodType<Reopening>

/** checkChoices checks names and lengths, with texts for people. */
export const choicesForm = z.object({
  kind: z.enum(choiceKinds),
  seen: z
    .array(z.object({ label: z.string(), text: z.string().optional() }))
    .max(200)
    .optional(),
  choices: z
    .array(
      z.object({
        id: z.string().max(100).optional(),
        label: z.string().max(500),
        text: z.string().max(5000).optional(),
      }),
    )
    .max(200),
}) as unknown as z.ZodType<ChoicesEdit>
