import { refuse } from '@foyer/contract/kit/refusal'
import { pipelineRefusals, ruleTexts } from '@foyer/contract/pipeline/messages'
import type { NewRule, RuleUpdate, Stage, StageRef, TransitionRule } from '@foyer/contract/pipeline/model'
import { requirableFields, ruleProblem, type Transition } from '@foyer/contract/pipeline/transitions'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { fieldsOfCompany } from '../../fields/service'
import * as repository from '../repository/rules'
import { findLiveStages } from '../repository/stages'
import { type Editing, editing, keptSince, liveStage } from './editing'

const keysOf = async (scope: CompanyScope): Promise<Set<string>> =>
  new Set(requirableFields(await fieldsOfCompany(scope)).map(({ key }) => key))

/** A deleted field cannot be filled in, so it is not required. */
const onlyKnown = (keys: Set<string>, requiredFields: string[]) =>
  requiredFields.filter((key) => keys.has(key))

/** The current rules for moves, in the form `checkTransition` needs. */
export const transitionsOf = (scope: CompanyScope): Promise<Transition[]> =>
  scope.remember('transitions', async () => {
    const keys = await keysOf(scope)
    const rows = await repository.findRules(scope.db, scope.companyId)
    return rows.map(({ from, to, isAllowed, requiredFields }) => ({
      from,
      to,
      isAllowed,
      requiredFields: onlyKnown(keys, requiredFields),
    }))
  })

const refOf = ({ id, name, sequence, ordinal }: Stage): StageRef => ({ id, name, sequence, ordinal })

export const rules = (ctx: Context): Promise<TransitionRule[]> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const keys = await keysOf(scope)
    const stages = new Map((await findLiveStages(db, companyId)).map((stage) => [stage.id, refOf(stage)]))
    const rows = await repository.findRules(db, companyId)
    return rows.flatMap(({ id, isAllowed, requiredFields, updatedAt, ...pair }) => {
      const from = stages.get(pair.from)
      const to = stages.get(pair.to)
      if (!from || !to) return []
      const required = onlyKnown(keys, requiredFields)
      return [{ id, from, to, isAllowed, requiredFields: required, updatedAt: updatedAt.toISOString() }]
    })
  })

async function refuseTakenPair({ db, companyId, stages }: Editing, rule: NewRule, exceptId?: string) {
  const { from, to } = rule
  const names = [liveStage(stages, from).name, liveStage(stages, to).name] as const
  if (await repository.isPairTaken(db, companyId, { from, to, exceptId }))
    refuse(pipelineRefusals.duplicateRule(...names))
}

/** The stored form of a rule: one that forbids the move requires no fields. */
const written = ({ from, to, isAllowed, requiredFields }: NewRule) => ({
  fromStageId: from,
  toStageId: to,
  isAllowed,
  requiredFields: isAllowed ? [...new Set(requiredFields)] : [],
})

function refuseUnknown(keys: Set<string>, requiredFields: string[]): void {
  const unknown = requiredFields.find((key) => !keys.has(key))
  if (unknown !== undefined) refuse(pipelineRefusals.unknownField(unknown))
}

async function check(scope: Editing, rule: NewRule, exceptId?: string): Promise<void> {
  const problem = ruleProblem(rule)
  if (problem) refuse(problem)
  await refuseTakenPair(scope, rule, exceptId)
}

export const addRule = (ctx: Context, rule: NewRule): Promise<{ message: string }> =>
  editing(ctx, async (scope) => {
    const { db, companyId, now } = scope
    refuseUnknown(await keysOf(scope), rule.requiredFields)
    await check(scope, rule)
    const times = { createdAt: now, updatedAt: now }
    await repository.insertRules(db, [{ companyId, id: newId(now), ...written(rule), ...times }])
    return { message: ruleTexts.added }
  })

async function edit(scope: Editing, id: string, change: Partial<NewRule>) {
  const { db, companyId, now } = scope
  const row = await repository.holdRule(db, companyId, id)
  if (!row) return refuse(pipelineRefusals.ruleGone)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return refuse(pipelineRefusals.nothingToDo)
  const keys = await keysOf(scope)
  refuseUnknown(keys, change.requiredFields ?? [])
  const rule: NewRule = { ...row, requiredFields: onlyKnown(keys, row.requiredFields), ...given }
  await check(scope, rule, id)
  await repository.updateRule(db, companyId, id, { ...written(rule), updatedAt: now })
  return { message: ruleTexts.updated }
}

async function remove({ db, companyId, now }: Editing, id: string) {
  if (!(await repository.holdRule(db, companyId, id))) return refuse(pipelineRefusals.ruleGone)
  await repository.updateRule(db, companyId, id, { deletedAt: now })
  return { message: ruleTexts.deleted }
}

async function restore(scope: Editing, id: string) {
  const { db, companyId, now } = scope
  const row = await repository.holdDeletedRule(db, companyId, id, keptSince(now))
  if (!row) return refuse(pipelineRefusals.notRestorable)
  await refuseTakenPair(scope, row)
  await repository.updateRule(db, companyId, id, { deletedAt: null })
  return { message: ruleTexts.restored }
}

export const updateRule = (ctx: Context, update: RuleUpdate): Promise<{ message: string }> =>
  editing(ctx, async (scope): Promise<{ message: string }> => {
    if (update.kind === 'edit') return edit(scope, update.id, update.change)
    return update.kind === 'delete' ? remove(scope, update.id) : restore(scope, update.id)
  })
