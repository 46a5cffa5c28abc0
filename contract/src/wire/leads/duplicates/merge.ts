import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import type { LeadMerge, MergedLead } from '../../../leads/duplicates/model'

export const mergeRequest = request({
  body: z.object({
    keptId: z.uuid(),
    mergedId: z.uuid(),
    choices: z.record(z.string().max(100), z.enum(['kept', 'merged'])).default({}),
  }),
  read: ({ body }): LeadMerge => body,
  write: (merge) => ({ body: merge }),
})

export const mergeReply = reply(
  z.object({ data: z.object({ _id: z.string(), updatedAt: z.string(), mergeId: z.string() }) }),
  ({ id, updatedAt, mergeId }: MergedLead) => ({ data: { _id: id, updatedAt, mergeId } }),
  ({ data }): MergedLead => ({ id: data._id, updatedAt: data.updatedAt, mergeId: data.mergeId }),
)

export const undoMergeRequest = request({
  body: z.object({ mergeId: z.uuid() }),
  read: ({ body }) => body,
  write: (input: { mergeId: string }) => ({ body: input }),
})
