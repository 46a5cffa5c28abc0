import { defaultPipelineName, defaultStages } from '@foyer/contract/pipeline/defaults'
import type { NewRule, Stage } from '@foyer/contract/pipeline/model'
import type { Scope } from '../../../context'
import { newId } from '../../../new-id'
import { insertPipeline } from '../repository/pipelines'
import { insertRules } from '../repository/rules'
import { insertStages } from '../repository/stages'
import { insertStatuses } from '../repository/statuses'

/** 1 to 7 are the default statuses, whether a company still has them or not. */
const firstFreeStatusId = 8

/** Creates the pipeline of a new company: the default stages, or those given. Returns the stages with ids. */
export async function createPipeline(
  { db, now }: Scope,
  companyId: string,
  wanted: (Omit<Stage, 'id' | 'sequence'> & { staleAfterDays?: number })[] = defaultStages,
): Promise<Stage[]> {
  const pipelineId = newId(now)
  const statusIds = wanted.flatMap(({ statuses }) => statuses.map(({ id }) => id))
  await insertPipeline(db, {
    companyId,
    id: pipelineId,
    name: defaultPipelineName,
    nextStatusId: Math.max(firstFreeStatusId, ...statusIds.map((id) => id + 1)),
    createdAt: now,
  })
  const stages = wanted.map((stage, index) => ({ ...stage, id: newId(now), sequence: index + 1 }))
  await insertStages(
    db,
    stages.map(({ id, name, kind, sequence, staleAfterDays }) => ({
      companyId,
      pipelineId,
      id,
      name,
      kind,
      sequence,
      staleAfterDays,
    })),
  )
  await insertStatuses(
    db,
    stages.flatMap((stage) =>
      stage.statuses.map((status, index) => ({
        companyId,
        stageId: stage.id,
        ...status,
        sequence: index + 1,
      })),
    ),
  )
  return stages
}

/** For a company that is seeded with rules. */
export const createTransitionRules = ({ db }: Scope, companyId: string, rules: (NewRule & { at: Date })[]) =>
  insertRules(
    db,
    rules.map(({ from, to, isAllowed, requiredFields, at }) => ({
      companyId,
      id: newId(at),
      fromStageId: from,
      toStageId: to,
      isAllowed,
      requiredFields,
      createdAt: at,
      updatedAt: at,
    })),
  )
