import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { callPattern } from '@foyer/contract/wire/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env'
import { sharedRateLimitStore } from '../processes/shared-counters'
import { hashToken } from './session'

declare module 'fastify' {
  interface FastifyReply {
    styleNonce: string
  }
}

/** Per minute. Signed-in people are counted by session, so that an office behind one address does not count as one. */
const callsPerSession = 1_200
const callsPerAddress = 300

export async function protect(app: FastifyInstance, env: Env): Promise<void> {
  const services = [env.CRM_URL, env.PMT_URL, env.NOTIFY_URL, env.EMAIL_URL, env.S3_URL, env.QUOTATION_URL]
  const tileHosts = env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : []
  const isHttps = env.APP_URL?.startsWith('https:') ?? false

  // Helmet gets the raw response, which does not have Fastify's reply.
  const nonces = new WeakMap<object, string>()
  app.decorateReply('styleNonce', '')
  app.addHook('onRequest', async (_request, reply) => {
    reply.styleNonce = randomBytes(16).toString('base64')
    nonces.set(reply.raw, reply.styleNonce)
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonces.get(response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileHosts],
        connectSrc: ["'self'", ...services.filter((url) => url !== undefined)],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps,
    crossOriginEmbedderPolicy: false,
  })
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
  const keyOf = (request: FastifyRequest) => {
    const token = request.headers.authorization
    return token ? hashToken(token) : undefined
  }
  app.addHook('onResponse', async (request) => {
    const key = request.viewer && keyOf(request)
    if (!key || known.has(key)) return
    if (known.size >= sessionsRemembered) known.clear()
    known.add(key)
  })
  return {
    of: (request: FastifyRequest): string | undefined => {
      const key = keyOf(request)
      return key && known.has(key) ? key : undefined
    },
  }
}

const call = new RegExp(callPattern)
export const isCall = (url: string): boolean => call.test(url)
