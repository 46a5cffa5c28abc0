import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asSystem, type Deps } from '../../context'
import { mailPage, outboxPage } from './outbox-page'
import { findLatestMails, findMail } from './repository'

const shown = 50
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Only from this machine: the connection must come from it, not through a proxy, and use a local host name (another name
 * that points here would let a foreign page read it).
 */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  loopbackAddress.test(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  !('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers)

/** The mails that the demo would have sent; never outside demo mode. */
export function mountDemoOutbox(app: FastifyInstance, deps: Deps): void {
  if (!deps.env.isDemo) return

  app.get('/demo/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const mails = await asSystem(deps, ({ db }) => findLatestMails(db, shown))
    return asPage(reply).send(outboxPage(mails, reply.styleNonce))
  })

  app.get<{ Params: { id: string } }>('/demo/outbox/:id', async (request, reply) => {
    if (!isFromThisMachine(request) || !uuid.test(request.params.id)) return reply.callNotFound()
    const mail = await asSystem(deps, ({ db }) => findMail(db, request.params.id))
    return mail ? asPage(reply).send(mailPage(mail, reply.styleNonce)) : reply.callNotFound()
  })
}

const asPage = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${reply.styleNonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
