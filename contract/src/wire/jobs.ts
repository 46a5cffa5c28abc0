import { z } from 'zod'
import { endpoint, noInput, plainReply, request } from '../kit/endpoint'

const failedJob = z.object({
  id: z.string(),
  kind: z.string(),
  failedAt: z.string(),
  tries: z.number(),
  error: z.string(),
})

export const jobEndpoints = {
  failed: endpoint({
    action: 'jobs.readFailed',
    method: 'GET',
    path: '/api/jobs/failed',
    about: ['jobs'],
    summary: 'Background work of the company that failed for good',
    request: noInput,
    reply: plainReply(z.object({ jobs: z.array(failedJob) })),
  }),
  retry: endpoint({
    action: 'jobs.retry',
    method: 'POST',
    path: '/api/jobs/retry',
    about: ['jobs'],
    summary: 'Try one failed piece of background work again',
    request: request({
      body: z.object({ id: z.uuid() }),
      read: ({ body }) => body,
      write: (input: { id: string }) => ({ body: input }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
}
