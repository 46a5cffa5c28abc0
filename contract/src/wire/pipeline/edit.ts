import { z } from 'zod'
import { request } from '../../kit/endpoint'
import { newStagesForm, pipelineEditForm } from '../../pipeline/forms'
import type { NewStage, PipelineEdit } from '../../pipeline/model'

const name = z.string().max(500)
const idList = z.array(z.string()).max(100).optional()
/** Older clients send an empty text for a pipeline they do not know. */
const idOrNone = (id: string | undefined) => id || undefined

interface NewStages {
  pipelineId?: string | undefined
  stages: NewStage[]
}

export const addStagesRequest = request({
  query: { pipelineId: z.string().optional() },
  body: z
    .array(z.object({ stageName: name, sequence: z.number(), staleAfterDays: z.number().optional() }))
    .max(100),
  read: ({ query, body }): NewStages => ({
    pipelineId: idOrNone(query.pipelineId),
    stages: body.map(({ stageName, ...stage }) => ({ ...stage, name: stageName })),
  }),
  write: ({ pipelineId, stages }: NewStages) => ({
    query: { pipelineId },
    body: stages.map(({ name: stageName, ...stage }) => ({ ...stage, stageName })),
  }),
  check: newStagesForm,
})

export const editPipelineRequest = request({
  body: z.object({
    pipelineId: z.string().optional(),
    pipelineName: name.optional(),
    description: z.string().max(5000).nullish(),
    stages: z
      .array(
        z.object({
          id: z.string(),
          stageName: name.optional(),
          oldStageName: name.optional(),
          sequence: z.number().optional(),
          staleAfterDays: z.number().nullish(),
        }),
      )
      .max(100)
      .optional(),
    /** What an older client sends for a pipeline without an id; every company has one here. */
    newId: z.string().optional(),
    deletedIds: idList,
    restoredIds: idList,
  }),
  read: ({ body }): PipelineEdit => ({
    pipelineId: idOrNone(body.pipelineId),
    name: idOrNone(body.pipelineName),
    description: body.description ?? undefined,
    changes: (body.stages ?? []).map(({ id, stageName, oldStageName, sequence, staleAfterDays }) => ({
      id,
      name: stageName,
      formerName: oldStageName,
      sequence,
      staleAfterDays,
    })),
    deletedIds: body.deletedIds ?? [],
    restoredIds: body.restoredIds ?? [],
  }),
  write: ({ pipelineId, name: pipelineName, description, changes, deletedIds, restoredIds }) => ({
    body: {
      pipelineId,
      pipelineName,
      description,
      stages: changes.map((change) => ({
        id: change.id,
        stageName: change.name,
        oldStageName: change.formerName,
        sequence: change.sequence,
        staleAfterDays: change.staleAfterDays,
      })),
      deletedIds,
      restoredIds,
    },
  }),
  check: pipelineEditForm,
})
