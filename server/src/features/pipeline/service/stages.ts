import { refuse } from '@foyer/contract/kit/refusal'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { pipelineRefusals, stageTexts } from '@foyer/contract/pipeline/messages'
import type { NewStage, Pipeline, Stage } from '@foyer/contract/pipeline/model'
import { comparableName } from '@foyer/contract/pipeline/stage-names'
import { placeFor } from '@foyer/contract/pipeline/stage-order'
import { may } from '@foyer/contract/policy'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { visibilityOf } from '../../teams/service'
import { findPipeline } from '../repository/pipelines'
import { insertStages, setSequences } from '../repository/stages'
import { sumStages } from '../repository/sums'
import { liveStages } from './current-stages'
import { type Editing, editing } from './editing'

const { stage: limits } = pipelineLimits

export const pipeline = (ctx: Context): Promise<Pipeline> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, remember } = scope
    const found = await remember('pipeline', () => findPipeline(db, companyId))
    if (!found) return refuse(pipelineRefusals.unknownPipeline)
    const sums = await sumStages(db, companyId, await visibilityOf(scope, ctx.viewer))
    const leads = may(ctx.viewer, 'pipeline.edit')
      ? new Map(sums.map((sum) => [sum.stageId, sum.leads]))
      : undefined
    return {
      id: found.id,
      name: found.name,
      description: found.description ?? undefined,
      value: sums.reduce((sum, { budget }) => sum + budget, 0),
      stages: (await liveStages(scope)).map((stage) => ({
        ...stage,
        leads: leads && (leads.get(stage.id) ?? 0),
      })),
    }
  })

export function refuseTakenNames(stages: readonly { name: string }[]): void {
  const seen = new Set<string>()
  for (const { name } of stages) {
    if (seen.has(comparableName(name))) refuse(pipelineRefusals.stageNameTaken(name))
    seen.add(comparableName(name))
  }
}

/** Numbers the stages from 1 in the order given. */
export async function saveOrder<S extends { id: string; sequence: number }>(
  { db, companyId }: CompanyScope,
  order: readonly S[],
): Promise<S[]> {
  const numbered = order.map((stage, index) => ({ ...stage, sequence: index + limits.sequence.start }))
  const moved = numbered.filter((stage, index) => stage.sequence !== order[index]?.sequence)
  if (moved.length > 0) await setSequences(db, companyId, moved)
  return numbered
}

interface NewStages {
  pipelineId?: string | undefined
  stages: NewStage[]
}

/** Puts new stages among those there are. */
export async function insertNew(scope: Editing, wanted: NewStage[]): Promise<Stage[]> {
  const { db, companyId, now, pipeline } = scope
  if (scope.stages.length + wanted.length > limits.max) refuse(pipelineRefusals.tooManyStages)
  const added = wanted.map((stage, index) => {
    // Ids of one millisecond have no order; these must keep theirs.
    const id = newId(new Date(now.getTime() + index))
    return { ...stage, id, kind: 'open' as const, statuses: [] }
  })
  refuseTakenNames([...scope.stages, ...added])
  await insertStages(
    db,
    added.map(({ statuses: _none, ...stage }) => ({
      ...stage,
      companyId,
      pipelineId: pipeline.id,
      createdAt: now,
      updatedAt: now,
    })),
  )
  let order = scope.stages
  for (const stage of added.toSorted((a, b) => a.sequence - b.sequence))
    order = order.toSpliced(placeFor(order, stage.sequence), 0, stage)
  const byId = new Map((await saveOrder(scope, order)).map((stage) => [stage.id, stage]))
  return added.map((stage) => byId.get(stage.id) ?? stage)
}

export const addStages = (ctx: Context, wanted: NewStages): Promise<{ message: string; stages: Stage[] }> =>
  editing(ctx, async (scope) => {
    if (wanted.pipelineId && wanted.pipelineId !== scope.pipeline.id) refuse(pipelineRefusals.unknownPipeline)
    return { message: stageTexts.stageAdded, stages: await insertNew(scope, wanted.stages) }
  })
