import { z } from 'zod'
import { doorLimits } from '../../../intake/doors/limits'
import type { Delivered } from '../../../intake/portals/delivered'
import { endpoint, plainReply, request } from '../../../kit/endpoint'

const { bytes: maxBytes, perMinute } = doorLimits.hook
const hook = { maxBytes, perMinute, countedBy: 'path' as const }
const params = { key: z.string().max(200) }

/** What those who deliver look for: Google the status, IndiaMART the code, JustDial the word. */
const received = plainReply(z.object({ code: z.number(), status: z.string(), message: z.string() }))

type AnyQuery = Record<string, unknown>

export const portalEndpoints = {
  deliver: endpoint({
    action: 'intake.deliver',
    method: 'POST',
    path: '/hooks/:key',
    about: ['doors', 'leads'],
    takesNoKey: true,
    summary: 'Deliver leads: JSON, or a form, as the other side writes them',
    description:
      'The key in the address is the right. The answer says only that it was received; the same delivery may be sent again and comes in once.',
    request: {
      ...request({
        hook,
        headers: ['content-type'],
        params,
        body: z.string(),
        read: ({ params, query, body, headers }): Delivered => ({
          key: params.key,
          query: query as AnyQuery,
          contentType: headers['content-type'],
          body,
        }),
        write: ({ key, query, contentType, body }: Delivered) => ({
          params: { key },
          query,
          headers: { 'content-type': contentType },
          body,
        }),
      }),
      query: z.looseObject({}),
    },
    reply: received,
  }),
  deliverByAddress: endpoint({
    action: 'intake.deliver',
    method: 'GET',
    path: '/hooks/:key',
    about: ['doors', 'leads'],
    summary: 'Deliver a lead in the parameters of the address',
    description: 'Without parameters it says whether the address is ready.',
    request: {
      ...request({
        hook,
        params,
        read: ({ params, query }): Pick<Delivered, 'key' | 'query'> => ({
          key: params.key,
          query: query as AnyQuery,
        }),
        write: ({ key, query }: Pick<Delivered, 'key' | 'query'>) => ({ params: { key }, query }),
      }),
      query: z.looseObject({}),
    },
    reply: received,
  }),
}
