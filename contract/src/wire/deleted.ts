import { z } from 'zod'
import { deletedKinds } from '../deleted/model'
import { endpoint, plainReply, request } from '../kit/endpoint'

const deletedThing = z.object({
  kind: z.enum(deletedKinds),
  id: z.string(),
  name: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string().optional(),
})

export const deletedEndpoints = {
  list: endpoint({
    action: 'deleted.read',
    method: 'GET',
    path: '/api/deleted',
    about: ['leads', 'pipeline', 'tags', 'teams', 'fields'],
    summary: 'What was deleted in the last 30 days and can be restored, the latest first',
    description: 'To restore a record use the call of its own kind.',
    request: request({
      query: { search: z.string().trim().max(100).optional() },
      read: ({ query: { search } }) => ({ search: search || undefined }),
      write: ({ search }: { search: string | undefined }) => ({ query: { search } }),
    }),
    reply: plainReply(z.object({ things: z.array(deletedThing) })),
  }),
}
