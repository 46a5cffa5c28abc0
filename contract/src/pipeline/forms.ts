import * as z from 'zod/mini'
import { judged, textProblem } from '../kit/field-rules'
import { fieldTexts } from '../kit/screen-texts'
import { pipelineLimits } from './limits'
import { ruleTexts, stageTexts, statusTexts } from './messages'
import type { NewRule, NewStatus, StatusEdit, StatusRef } from './model'
import { normaliseName, stageNameProblem } from './stage-names'

const { stage, status, rule, pipelineNameMax, descriptionMax } = pipelineLimits

const named = (problemOf: (name: string) => string | undefined) =>
  z.pipe(z.string(), z.transform(normaliseName)).check(judged(problemOf))

const stageName = named(stageNameProblem)
const statusName = named((name) =>
  textProblem(name, { label: statusTexts.nameLabel, max: status.name.longest }),
)
const pipelineName = named((name) =>
  textProblem(name, { label: stageTexts.pipelineName, max: pipelineNameMax }),
)
const ids = z.array(z.uuid()).check(z.maxLength(stage.max))
const sequence = z.int().check(z.minimum(stage.sequence.start), z.maximum(10_000))
const staleDays = z.int().check(z.minimum(stage.staleDays.min), z.maximum(stage.staleDays.max))
const statusId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

export const newStagesForm = z.object({
  pipelineId: z.optional(z.uuid()),
  stages: z
    .array(z.object({ name: stageName, sequence, staleAfterDays: z.optional(staleDays) }))
    .check(z.minLength(1), z.maxLength(stage.max)),
})

export const pipelineEditForm = z.object({
  pipelineId: z.optional(z.uuid()),
  name: z.optional(pipelineName),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(descriptionMax, fieldTexts.tooLong(descriptionMax))),
  ),
  changes: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.optional(stageName),
        formerName: z.optional(z.string()),
        sequence: z.optional(sequence),
        staleAfterDays: z.nullish(staleDays),
      }),
    )
    .check(z.maxLength(100)),
  deletedIds: ids,
  restoredIds: ids,
})

export const newStatusForm = z.object({
  stageId: z.pipe(z.string().check(z.minLength(1, fieldTexts.required)), z.uuid()),
  name: statusName,
}) satisfies z.ZodMiniType<NewStatus>

export const statusRefForm = z.object({ statusId, stageId: z.uuid() }) satisfies z.ZodMiniType<StatusRef>

export const statusEditForm = z.object({
  from: statusRefForm,
  toStageId: z.uuid(),
  name: statusName,
  isMoveConfirmed: z.boolean(),
}) satisfies z.ZodMiniType<StatusEdit>

const requiredFields = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.maxLength(rule.fieldsMost))
const stageId = z.pipe(z.string().check(z.minLength(1, ruleTexts.fillMandatory)), z.uuid())

export const newRuleForm = z.object({
  from: stageId,
  to: stageId,
  isAllowed: z.boolean(),
  requiredFields,
}) satisfies z.ZodMiniType<NewRule>

const id = z.uuid()
export const ruleUpdateForm = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('edit'), change: z.partial(newRuleForm) }),
  z.object({ id, kind: z.literal('delete') }),
  z.object({ id, kind: z.literal('restore') }),
])
