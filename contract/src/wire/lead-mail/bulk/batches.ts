import { z } from 'zod'
import { plainReply, request } from '../../../kit/endpoint'
import {
  type BatchMailFilter,
  batchMailFilters,
  batchStates,
  type SkipReason,
  skipReasons,
} from '../../../lead-mail/bulk/model'
import { mailStates } from '../../../mail/model'
import { namedLead } from './send'

const person = z.object({ id: z.string(), fullName: z.string() })
const cursor = z.string().max(400).optional()

const forEachReason = <Part>(part: (reason: SkipReason) => Part): Record<SkipReason, Part> =>
  Object.fromEntries(skipReasons.map((reason) => [reason, part(reason)])) as Record<SkipReason, Part>

const batch = z.object({
  id: z.string(),
  subject: z.string(),
  by: person,
  createdAt: z.string(),
  state: z.enum(batchStates),
  sendAt: z.string().optional(),
  count: z.number(),
  filled: z.number(),
  totals: z.object({
    waiting: z.number(),
    sent: z.number(),
    failed: z.number(),
    uncertain: z.number(),
    cancelled: z.number(),
    skipped: z.object(forEachReason(() => z.number())),
  }),
  canCancel: z.boolean(),
  canRetry: z.boolean(),
})

export const batchesRequest = request({
  query: { after: cursor },
  read: ({ query }): { after: string | undefined } => ({ after: query.after }),
  write: ({ after }) => ({ query: { after } }),
})
export const batchesReply = plainReply(z.object({ batches: z.array(batch), after: z.string().optional() }))

export const batchRequest = request({
  params: { id: z.uuid() },
  read: ({ params }): { id: string } => ({ id: params.id }),
  write: ({ id }) => ({ params: { id } }),
})
export const batchReply = plainReply(
  batch.extend({ html: z.string(), skipped: z.object(forEachReason(() => z.array(namedLead))) }),
)

interface BatchMailsQuery {
  id: string
  filter: BatchMailFilter
  after: string | undefined
}
export const batchMailsRequest = request({
  params: { id: z.uuid() },
  query: { filter: z.enum(batchMailFilters).optional(), after: z.uuid().optional() },
  read: ({ params, query }): BatchMailsQuery => ({
    id: params.id,
    filter: query.filter ?? 'all',
    after: query.after,
  }),
  write: ({ id, filter, after }) => ({ params: { id }, query: { filter, after } }),
})
export const batchMailsReply = plainReply(
  z.object({
    mails: z.array(
      z.object({
        id: z.string(),
        lead: namedLead.optional(),
        address: z.string(),
        state: z.enum(mailStates),
        error: z.string().optional(),
        sentAt: z.string().optional(),
      }),
    ),
    after: z.string().optional(),
  }),
)

export const unsubscribedReply = plainReply(
  z.object({
    addresses: z.array(
      z.object({
        address: z.string(),
        lead: namedLead.optional(),
        by: person.optional(),
        createdAt: z.string(),
      }),
    ),
    total: z.number(),
    after: z.string().optional(),
  }),
)
