import { z } from 'zod'
import { textProblem } from '../kit/field-rules'
import { fieldTexts } from '../kit/screen-texts'
import { pipelineLimits } from './limits'
import { ruleTexts, stageTexts, statusTexts } from './messages'
import type { NewRule, NewStatus, PipelineEdit, RuleUpdate, StatusEdit, StatusRef } from './model'
import { normaliseName, stageNameProblem } from './stage-names'

const { stage, status, rule, pipelineNameMax } = pipelineLimits

const named = (problemOf: (name: string) => string | undefined) =>
  z
    .string()
    .transform(normaliseName)
    .superRefine((name, context) => {
      const message = problemOf(name)
      if (message) context.addIssue({ code: 'custom', message })
    })

const stageName = named(stageNameProblem)
const statusName = named((name) =>
  textProblem(name, { label: statusTexts.nameLabel, max: status.name.longest }),
)
const pipelineName = named((name) =>
  textProblem(name, { label: stageTexts.pipelineName, max: pipelineNameMax }),
)
const ids = z.array(z.uuid()).max(stage.max)
const sequence = z.number().int().min(stage.sequence.start).max(10_000)
const staleDays = z.number().int().min(stage.staleDays.min).max(stage.staleDays.max)
const statusId = z.number().int().min(1).max(2_147_483_647)

export const newStagesForm = z.object({
  pipelineId: z.uuid().optional(),
  stages: z
    .array(z.object({ name: stageName, sequence, staleAfterDays: staleDays.optional() }))
    .min(1)
    .max(stage.max),
})

export const pipelineEditForm = z.object({
  pipelineId: z.uuid().optional(),
  name: pipelineName.optional(),
  changes: z
    .array(
      z.object({
        id: z.uuid(),
        name: stageName.optional(),
        formerName: z.string().optional(),
        sequence: sequence.optional(),
        staleAfterDays: staleDays.nullish(),
      }),
    )
    .max(100),
  deletedIds: ids,
  restoredIds: ids,
}) as unknown as z.ZodType<PipelineEdit>

export const newStatusForm = z.object({
  stageId: z.string().min(1, fieldTexts.required).pipe(z.uuid()),
  name: statusName,
}) satisfies z.ZodType<NewStatus>

export const statusRefForm = z.object({ statusId, stageId: z.uuid() }) satisfies z.ZodType<StatusRef>

export const statusEditForm = z.object({
  from: statusRefForm,
  toStageId: z.uuid(),
  name: statusName,
  isMoveConfirmed: z.boolean(),
}) satisfies z.ZodType<StatusEdit>

const requiredFields = z.array(z.string().min(1).max(100)).max(rule.fieldsMost)
const stageId = z.string().min(1, ruleTexts.fillMandatory).pipe(z.uuid())

export const newRuleForm = z.object({
  from: stageId,
  to: stageId,
  isAllowed: z.boolean(),
  requiredFields,
}) satisfies z.ZodType<NewRule>

const id = z.uuid()
export const ruleUpdateForm = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('edit'), change: newRuleForm.partial() }),
  z.object({ id, kind: z.literal('delete') }),
  z.object({ id, kind: z.literal('restore') }),
]) as unknown as z.ZodType<RuleUpdate>
