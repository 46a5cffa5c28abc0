import { z } from 'zod'
import type { Stage } from '../pipeline/model'

export const stageWire = z.object({
  _id: z.string(),
  stageName: z.string(),
  sequence: z.number(),
  kind: z.enum(['unassigned', 'assigned', 'open', 'won', 'lost']),
  status: z.array(z.object({ id: z.number(), statusName: z.string() })),
})

export const writeStage = (stage: Stage): z.infer<typeof stageWire> => ({
  _id: stage.id,
  stageName: stage.name,
  sequence: stage.sequence,
  kind: stage.kind,
  status: stage.statuses.map((status) => ({ id: status.id, statusName: status.name })),
})

export const readStage = (wire: z.infer<typeof stageWire>): Stage => ({
  id: wire._id,
  name: wire.stageName,
  sequence: wire.sequence,
  kind: wire.kind,
  statuses: wire.status.map((status) => ({ id: status.id, name: status.statusName })),
})
