import { z } from 'zod'
import { reply, request } from '../../kit/endpoint'
import { newRuleForm, ruleUpdateForm } from '../../pipeline/forms'
import type { RuleUpdate, TransitionRule } from '../../pipeline/model'
import { readFieldKey, writeFieldKey } from '../fields/lead-fields'
import { readStageRef, stageRefWire, writeStageRef } from './stage'

const ruleWire = z.object({
  _id: z.string(),
  fromStage: stageRefWire,
  toStage: stageRefWire,
  isTransition: z.boolean(),
  requiredFields: z.array(z.string()),
  updatedAt: z.string(),
  /** A deleted rule is not listed. */
  isDeleted: z.literal(false),
})

export const ruleListReply = reply(
  z.array(ruleWire),
  (rules: TransitionRule[]) =>
    rules.map((rule) => ({
      _id: rule.id,
      fromStage: writeStageRef(rule.from),
      toStage: writeStageRef(rule.to),
      isTransition: rule.isAllowed,
      requiredFields: rule.requiredFields.map(writeFieldKey),
      updatedAt: rule.updatedAt,
      isDeleted: false as const,
    })),
  (wire): TransitionRule[] =>
    wire.map((rule) => ({
      id: rule._id,
      from: readStageRef(rule.fromStage),
      to: readStageRef(rule.toStage),
      isAllowed: rule.isTransition,
      requiredFields: rule.requiredFields.map(readFieldKey),
      updatedAt: rule.updatedAt,
    })),
)

const fieldKeys = z.array(z.string().max(100)).max(100)

export const addRuleRequest = request({
  body: z.object({
    fromStage: z.string(),
    toStage: z.string(),
    isTransition: z.boolean(),
    requiredFields: fieldKeys.optional(),
  }),
  read: ({ body }) => ({
    from: body.fromStage,
    to: body.toStage,
    isAllowed: body.isTransition,
    requiredFields: (body.requiredFields ?? []).map(readFieldKey),
  }),
  write: ({ from, to, isAllowed, requiredFields }) => ({
    body: {
      fromStage: from,
      toStage: to,
      isTransition: isAllowed,
      requiredFields: requiredFields.map(writeFieldKey),
    },
  }),
  check: newRuleForm,
})

export const updateRuleRequest = request({
  query: { id: z.string() },
  body: z.object({
    fromStage: z.string().optional(),
    toStage: z.string().optional(),
    isTransition: z.boolean().optional(),
    requiredFields: fieldKeys.optional(),
    isDeleted: z.boolean().optional(),
  }),
  read: ({ query: { id }, body }): RuleUpdate => {
    if (body.isDeleted !== undefined) return { id, kind: body.isDeleted ? 'delete' : 'restore' }
    return {
      id,
      kind: 'edit',
      change: {
        from: body.fromStage,
        to: body.toStage,
        isAllowed: body.isTransition,
        requiredFields: body.requiredFields?.map(readFieldKey),
      },
    }
  },
  write: (update) => ({ query: { id: update.id }, body: writeUpdate(update) }),
  check: ruleUpdateForm,
})

function writeUpdate(update: RuleUpdate) {
  if (update.kind !== 'edit') return { isDeleted: update.kind === 'delete' }
  const { from, to, isAllowed, requiredFields } = update.change
  return {
    fromStage: from,
    toStage: to,
    isTransition: isAllowed,
    requiredFields: requiredFields?.map(writeFieldKey),
  }
}
