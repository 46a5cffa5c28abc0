import { openApiDocument } from '@foyer/contract/wire/openapi'
import type { FastifyInstance } from 'fastify'

export function mountApiDocument(app: FastifyInstance, appUrl: string | undefined): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/docs', async (_request, reply) => {
    // Not at the start: it takes as long as the rest of it, and few ask.
    document ??= openApiDocument(appUrl ?? '/')
    return reply.type('application/json').send(document)
  })
}
