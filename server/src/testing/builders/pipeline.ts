import type { Pipeline, PipelineEdit, PipelineStage, StageKind } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

export const readPipeline = (test: TestApp, as: TestPerson): Promise<Pipeline> =>
  test.call(as, pipelineEndpoints.get, {})

export async function stageCalled(test: TestApp, as: TestPerson, name: string): Promise<PipelineStage> {
  const { stages } = await readPipeline(test, as)
  const found = stages.find((stage) => stage.name === name)
  if (!found) throw new Error(`there is no stage ${name}`)
  return found
}

export async function stageOfKind(test: TestApp, as: TestPerson, kind: StageKind): Promise<PipelineStage> {
  const { stages } = await readPipeline(test, as)
  const found = stages.find((stage) => stage.kind === kind)
  if (!found) throw new Error(`there is no ${kind} stage`)
  return found
}

/** Adds stages before Won, in this order, and returns their ids. */
export async function addStagesNamed(test: TestApp, as: TestPerson, ...names: string[]): Promise<string[]> {
  const stages = names.map((name) => ({ name, sequence: 100 }))
  return (await test.call(as, pipelineEndpoints.addStages, { stages })).stages.map(({ id }) => id)
}

/** An edit that changes nothing except what is given. */
export const editOf = (over: Partial<PipelineEdit>): PipelineEdit => ({
  pipelineId: undefined,
  changes: [],
  deletedIds: [],
  restoredIds: [],
  ...over,
})
