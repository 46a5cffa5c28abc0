import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const worthIt = 1_024
/** Above this, compressing in one go would block the process for too long; a stream lets others run. */
const inOneGo = 262_144
const level = 3

const takesGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))

/** Answers of usual size are compressed at once, at a third of the cost of a stream; larger ones as a stream. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || payload.length > inOneGo) return payload
    if (reply.hasHeader('content-encoding') || !takesGzip(request)) return payload
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length')
    return gzipSync(payload, { level })
  })
  await app.register(compress, { global: true, threshold: worthIt, encodings: ['gzip', 'identity'] })
}
