import cluster from 'node:cluster'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env'
import { sharedRateLimitStore } from '../processes/shared-counters'
import { protectBrowsers } from './browser-headers'
import { isCall } from './calls'
import { tokenHashOf } from './session'

/** Per minute. Signed-in people are counted by session, so that an office behind one address does not count as one. */
const callsPerSession = 1_200
const callsPerAddress = 300

export async function protect(app: FastifyInstance, env: Env): Promise<void> {
  protectBrowsers(app, env)
  const sessions = rememberSessions(app)
  await app.register(rateLimit, {
    timeWindow: 60_000,
    ...(cluster.isWorker && { store: sharedRateLimitStore() }),
    keyGenerator: (request) =>
      sessions.of(request) ?? `${request.headers.authorization ? 'unknown ' : ''}${request.ip}`,
    max: (request) => (sessions.of(request) ? callsPerSession : callsPerAddress),
    // The page and its files are cheap and come in bursts when it is opened.
    allowList: (request) => request.method === 'GET' && !isCall(request.url),
  })
}

const sessionsRemembered = 20_000

/** Tokens that opened a session lately. A made-up token is counted by its network address, however often it changes. */
function rememberSessions(app: FastifyInstance) {
  const known = new Set<string>()
  app.addHook('onResponse', (request, _reply, done) => {
    const key = request.viewer && tokenHashOf(request)
    if (key && !known.has(key)) {
      if (known.size >= sessionsRemembered) known.clear()
      known.add(key)
    }
    done()
  })
  return {
    of: (request: FastifyRequest): string | undefined => {
      const key = tokenHashOf(request)
      return key && known.has(key) ? key : undefined
    },
  }
}
