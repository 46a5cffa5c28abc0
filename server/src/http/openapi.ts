import { openApiDocument } from '@foyer/contract/wire/openapi'
import type { FastifyInstance } from 'fastify'

export function mountApiDocument(app: FastifyInstance, appUrl: string | undefined): void {
  const document = openApiDocument(appUrl ?? '/')
  app.get('/api/docs', async (_request, reply) => reply.type('application/json').send(document))
}
