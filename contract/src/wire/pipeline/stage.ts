import { z } from 'zod'
import { reply } from '../../kit/endpoint'
import type { Pipeline, PipelineStage, Stage, StageRef } from '../../pipeline/model'
import { isPermanent } from '../../pipeline/statuses'

export const stageWire = z.object({
  _id: z.string(),
  stageName: z.string(),
  sequence: z.number(),
  ordinal: z.number().optional(),
  kind: z.enum(['unassigned', 'assigned', 'open', 'won', 'lost']),
  status: z.array(z.object({ id: z.number(), statusName: z.string() })),
})

export const writeStage = (stage: Stage): z.infer<typeof stageWire> => ({
  _id: stage.id,
  stageName: stage.name,
  sequence: stage.sequence,
  ordinal: stage.ordinal,
  kind: stage.kind,
  status: stage.statuses.map((status) => ({ id: status.id, statusName: status.name })),
})

export const readStage = (wire: z.infer<typeof stageWire>): Stage => ({
  id: wire._id,
  name: wire.stageName,
  sequence: wire.sequence,
  ordinal: wire.ordinal,
  kind: wire.kind,
  statuses: wire.status.map((status) => ({ id: status.id, name: status.statusName })),
})

export const stageRefWire = stageWire.pick({ _id: true, stageName: true, sequence: true, ordinal: true })
export const writeStageRef = ({ id, name, sequence, ordinal }: StageRef) => ({
  _id: id,
  stageName: name,
  sequence,
  ordinal,
})
export const readStageRef = (wire: z.infer<typeof stageRefWire>): StageRef => ({
  id: wire._id,
  name: wire.stageName,
  sequence: wire.sequence,
  ordinal: wire.ordinal,
})

const settingsStageWire = stageWire.extend({
  /** For the settings: the id a second time, and whether it can be deleted. */
  status: z.array(
    z.object({ id: z.number(), statusId: z.number(), statusName: z.string(), permanent: z.boolean() }),
  ),
  leadCount: z.number().optional(),
  staleAfterDays: z.number().optional(),
})

const writeSettingsStage = (stage: PipelineStage): z.infer<typeof settingsStageWire> => ({
  ...writeStage(stage),
  status: stage.statuses.map(({ id, name }) => ({
    id,
    statusId: id,
    statusName: name,
    permanent: isPermanent(id),
  })),
  leadCount: stage.leads,
  staleAfterDays: stage.staleAfterDays,
})

export const pipelineReply = reply(
  z.object({
    _id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    pipelineValue: z.number(),
    stages: z.array(settingsStageWire),
  }),
  ({ id, name, description, value, stages }: Pipeline) => ({
    _id: id,
    name,
    description,
    pipelineValue: value,
    stages: stages.map(writeSettingsStage),
  }),
  (wire): Pipeline => ({
    id: wire._id,
    name: wire.name,
    description: wire.description,
    value: wire.pipelineValue,
    stages: wire.stages.map((stage) => ({
      ...readStage(stage),
      leads: stage.leadCount,
      staleAfterDays: stage.staleAfterDays,
    })),
  }),
)

export const addedReply = reply(
  z.object({ message: z.string(), data: z.array(stageWire) }),
  ({ message, stages }: { message: string; stages: Stage[] }) => ({ message, data: stages.map(writeStage) }),
  (wire) => ({ message: wire.message, stages: wire.data.map(readStage) }),
)
