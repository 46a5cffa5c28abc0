import { refuse } from '@foyer/contract/kit/refusal'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { pipelineRefusals } from '@foyer/contract/pipeline/messages'
import { isSameName } from '@foyer/contract/pipeline/stage-names'
import type { CompanyScope } from '../../../context'
import { lockPipeline } from '../repository/pipelines'
import { isPairTaken } from '../repository/rules'
import { findLiveStages } from '../repository/stages'
import { createTransitionRules } from './create-pipeline'
import { insertNew } from './stages'

const behindAllOthers = pipelineLimits.stage.max

async function held(scope: CompanyScope) {
  const pipeline = await lockPipeline(scope.db, scope.companyId)
  if (!pipeline) return refuse(pipelineRefusals.unknownPipeline)
  return { ...scope, pipeline, stages: await findLiveStages(scope.db, scope.companyId) }
}

/** Those of the stages that a pipeline does not have yet, in this order before Won. */
export async function addStarterStages(scope: CompanyScope, names: readonly string[]): Promise<void> {
  const editing = await held(scope)
  const missing = names.filter((name) => !editing.stages.some((stage) => isSameName(stage.name, name)))
  await insertNew(
    editing,
    missing.map((name) => ({ name, sequence: behindAllOthers })),
  )
}

interface NamedRule {
  from: string
  to: string
  requiredFields: string[]
}

/** Rules between stages that are called so; a pair that has a rule keeps its own. */
export async function addStarterRules(scope: CompanyScope, rules: readonly NamedRule[]): Promise<void> {
  const { db, companyId, now } = scope
  const { stages } = await held(scope)
  const idOf = (name: string) => stages.find((stage) => isSameName(stage.name, name))?.id
  for (const [place, rule] of rules.entries()) {
    const [from, to] = [idOf(rule.from), idOf(rule.to)]
    if (!from || !to || (await isPairTaken(db, companyId, { from, to, exceptId: undefined }))) continue
    const at = new Date(now.getTime() + place)
    const { requiredFields } = rule
    await createTransitionRules(scope, companyId, [{ from, to, isAllowed: true, requiredFields, at }])
  }
}
