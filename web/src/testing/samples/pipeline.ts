import { fieldsOfEveryLead } from '@foyer/contract/fields/requirable-fields'
import { defaultStages } from '@foyer/contract/pipeline/defaults'
import type { Pipeline, PipelineStage, StatusPage, TransitionRule } from '@foyer/contract/pipeline/model'
import { isPermanent } from '@foyer/contract/pipeline/statuses'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import type { fakeServer } from '../fake-server'

const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const stageId = (place: number) => idOf(100 + place)
export const pipelineId = idOf(1)

const numbered = (stages: Omit<PipelineStage, 'sequence'>[]): PipelineStage[] =>
  stages.map((stage, index) => ({ ...stage, sequence: index + 1 }))

/** The default stages with these open ones between them; the first five places have ids in their order. */
export function makePipeline(...names: string[]): Pipeline {
  const defaults = defaultStages.map((stage) => ({ ...stage, leads: 0 }))
  const open = names.map((name) => ({ name, kind: 'open' as const, statuses: [], leads: 0 }))
  const stages = [...defaults.slice(0, 2), ...open, ...defaults.slice(2)]
  return {
    id: pipelineId,
    name: 'Sales Pipeline',
    description: undefined,
    value: 0,
    stages: numbered(stages.map((stage, index) => ({ ...stage, id: stageId(index + 1) }))),
  }
}

const statusPage = ({ stages }: Pipeline, page: number, limit: number, search = ''): StatusPage => {
  const rows = stages
    .flatMap(({ id, name, sequence, statuses }) =>
      statuses.map((status) => ({
        ...status,
        isPermanent: isPermanent(status.id),
        stage: { id, name, sequence },
      })),
    )
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const pageCount = Math.max(1, Math.ceil(rows.length / limit))
  return { rows: rows.slice((page - 1) * limit, page * limit), page, pageCount, total: rows.length }
}

export const makeRule = (
  pipeline: Pipeline,
  [from, to]: readonly [string, string],
  more: Partial<TransitionRule> = {},
): TransitionRule => {
  const stageCalled = (name: string) => {
    const found = pipeline.stages.find((stage) => stage.name === name)
    if (!found) throw new Error(`there is no stage ${name}`)
    return { id: found.id, name: found.name, sequence: found.sequence }
  }
  return {
    id: idOf(500),
    from: stageCalled(from),
    to: stageCalled(to),
    isAllowed: true,
    requiredFields: ['phone', 'city'],
    updatedAt: '2026-11-12T05:00:00.000Z',
    ...more,
  }
}

/** Answers every read of the pipeline from what is given at that moment. */
export function servePipeline(
  server: ReturnType<typeof fakeServer>,
  state: { pipeline: Pipeline; rules?: TransitionRule[] },
) {
  server.on(pipelineEndpoints.get, () => ({ reply: state.pipeline }))
  server.on(pipelineEndpoints.statuses, ({ page, limit, search }) => ({
    reply: statusPage(state.pipeline, page, limit, search),
  }))
  server.on(pipelineEndpoints.rules, () => ({ reply: state.rules ?? [] }))
  server.on(fieldEndpoints.list, () => ({ reply: [...fieldsOfEveryLead] }))
}
