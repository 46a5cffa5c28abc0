import type { HookShape } from '@foyer/contract/kit/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const anyKind = '*'

/** The body as it came, each byte a character. */
export function takeBytes(app: FastifyInstance, { maxBytes }: HookShape): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(anyKind, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body.toString('latin1')),
  )
  app.addHook('preValidation', async (request) => {
    // A call without a body has an empty one.
    if (request.method !== 'GET') request.body ??= ''
  })
}

const minute = 60_000

/** Portals call from few addresses for many firms: they are counted by ours, however it is written. */
export const hookRateLimit = ({ perMinute, countedBy }: Pick<HookShape, 'perMinute' | 'countedBy'>) => ({
  max: perMinute,
  timeWindow: minute,
  ...(countedBy === 'path' && {
    keyGenerator: ({ params }: FastifyRequest) => JSON.stringify(params),
  }),
})
