import { defaultPipelineName, defaultStages } from '@foyer/contract/pipeline/defaults'
import type { Stage } from '@foyer/contract/pipeline/model'
import type { CompanyScope, Scope } from '../../context'
import { newId } from '../../new-id'
import * as repository from './repository'

export const stagesById = async ({ db, companyId }: CompanyScope): Promise<Map<string, Stage>> =>
  new Map((await repository.findStages(db, companyId)).map((stage) => [stage.id, stage]))

/** A company's pipeline from its first day on: the default stages, or those given. Returns the stages with ids. */
export async function layPipeline(
  { db, now }: Scope,
  companyId: string,
  wanted: Omit<Stage, 'id' | 'sequence'>[] = defaultStages,
): Promise<Stage[]> {
  const pipelineId = newId(now)
  await repository.insertPipeline(db, {
    companyId,
    id: pipelineId,
    name: defaultPipelineName,
    createdAt: now,
  })
  const stages = wanted.map((stage, index) => ({ ...stage, id: newId(now), sequence: index + 1 }))
  await repository.insertStages(
    db,
    stages.map(({ id, name, kind, sequence }) => ({ companyId, pipelineId, id, name, kind, sequence })),
  )
  await repository.insertStatuses(
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
