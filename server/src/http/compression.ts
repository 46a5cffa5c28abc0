import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const worthIt = 1_024
/** Beyond this the process would stand still for too long; a stream gives others their turn. */
const inOneGo = 262_144
const level = 3

const takesGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))

/** Answers of usual size are compressed at once, which costs a third of what a stream does; the rest as a stream. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || payload.length > inOneGo) return payload
    if (reply.hasHeader('content-encoding') || !takesGzip(request)) return payload
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length')
    return gzipSync(payload, { level })
  })
  await app.register(compress, { global: true, threshold: worthIt, encodings: ['gzip', 'identity'] })
}
