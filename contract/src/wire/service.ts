import { z } from 'zod'
import { contentReply, endpoint, noInput, plainReply, request } from '../kit/endpoint'

const shared = { method: 'GET', about: [], request: noInput } as const

/** For those who run and call the service. */
export const serviceEndpoints = {
  health: endpoint({
    ...shared,
    action: 'service.check',
    path: '/health',
    isQuiet: true,
    summary: 'The process is alive',
    reply: plainReply(z.object({ status: z.literal('ok') })),
  }),
  ready: endpoint({
    ...shared,
    action: 'service.check',
    path: '/ready',
    isQuiet: true,
    summary: 'It can serve: its database answers. Status 503 if not',
    reply: plainReply(z.object({ status: z.literal('ready') })),
  }),
  apiDocument: endpoint({
    ...shared,
    action: 'service.readApiDocument',
    path: '/api/docs',
    summary: 'This document; in production for signed-in admins only',
    reply: contentReply('application/json'),
  }),
}

const ofDemo = {
  action: 'mail.readDemoOutbox',
  method: 'GET',
  about: [],
  isOnlyLocal: true,
  reply: contentReply('text/html'),
} as const

/** In demo mode only, and no part of the API: a page to read what would have been sent. */
export const demoEndpoints = {
  outbox: endpoint({
    ...ofDemo,
    path: '/demo/outbox',
    summary: 'The mails that the demo would have sent',
    request: noInput,
  }),
  mail: endpoint({
    ...ofDemo,
    path: '/demo/outbox/:id',
    summary: 'One of them',
    request: request({
      params: { id: z.string() },
      read: ({ params }) => params,
      write: (params) => ({ params }),
    }),
  }),
}
