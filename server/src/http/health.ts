import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context'

/** /health: the process is alive. /ready: it can serve, its database answers. */
export function mountHealth(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
