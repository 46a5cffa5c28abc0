import { randomUUID } from 'node:crypto'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Log } from '../context'

/** Whoever has the address of a shared quotation can accept it, of a calendar can read it. */
const secretInPath = /^(\/(?:shared-quotation|calendar-feed)\/).+/

/** No personal data and no tokens: no headers, addresses or query strings, which contain what people search for. */
export const createLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: request.url?.split('?')[0]?.replace(secretInPath, '$1…'),
          viewer: request.viewer?.userId,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    to,
  ) as Log

/** The query builder wraps a database error in a message that repeats the parameters: only its cause is logged. */
const describeError = (error: Error & { code?: string }) => {
  const root: Error & { code?: string } = error.cause instanceof Error ? error.cause : error
  return { type: root.name, message: root.message, code: root.code, stack: root.stack }
}

export const logSettings = (log: Log): FastifyServerOptions => ({
  loggerInstance: log,
  genReqId: (request) => {
    const given = request.headers['x-request-id']
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  },
})
