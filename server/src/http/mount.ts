import { accessRefusals, accountRefusals } from '@foyer/contract/accounts/messages'
import type { Viewer } from '@foyer/contract/accounts/model'
import type { AnyEndpoint, Content, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { Refused, refuse } from '@foyer/contract/kit/refusal'
import { type Action, may, mustChoosePasswordFirst, takesKey } from '@foyer/contract/policy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyScope, Context, Deps } from '../context'
import type { RequestMode } from '../db/client'
import { senderOf } from '../live/sender'
import { decode } from './decode'
import { enter } from './enter'
import { answerWithPage } from './errors'
import { hookRateLimit, takeBytes } from './hooks'
import { keyOf, once, onceInSteps } from './once'
import { refuseOtherMachines } from './own-machine'
import { mayBeFramed } from './pages/public-page'
import { findViewer, tokenHashOf } from './session'
import { discardForm, fileMarkOf, formRateLimit, type ReadForm, readForm } from './uploads'

export type Handle<E> = (ctx: Context, input: InputOf<E>) => Promise<ReplyOf<E>>

/** A handler that is one transaction as a whole, which begins with the session. */
interface InTransaction<E> {
  mode: RequestMode
  handle: Handle<E>
}
type Handler<E> = Handle<E> | InTransaction<E>

/** The handler only reads, in one transaction. */
export const reading = <I, R>(handle: (ctx: Context, input: I) => Promise<R>) => ({
  mode: 'reading' as const,
  handle,
})

/**
 * All that the handler does is one transaction. Not for one that changes settings: it would see those of before, from the
 * company's memory.
 */
export const writing = <I, R>(handle: (ctx: Context, input: I) => Promise<R>) => ({
  mode: 'writing' as const,
  handle,
})

/** A slice's table of contents: a missing handler does not compile. */
type Handlers<S extends Record<string, AnyEndpoint>> = { [K in keyof S]: Handler<S[K]> }

export interface Routes {
  endpoint: AnyEndpoint
  handler: Handler<AnyEndpoint>
}

export const routes = <S extends Record<string, AnyEndpoint>>(
  endpoints: S,
  handlers: Handlers<S>,
): Routes[] =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as Handler<AnyEndpoint>,
  }))

/** The only way to add a route: session, decode, policy, handler, encode; no step can be forgotten. */
export function mount(app: FastifyInstance, deps: Deps, route: Routes): void {
  const { hook } = route.endpoint.request
  if (hook)
    // Its own parser counts for its own route alone.
    app.register(async (own) => {
      takeBytes(own, hook)
      addRoute(own, deps, route)
    })
  else addRoute(app, deps, route)
}

function addRoute(app: FastifyInstance, deps: Deps, { endpoint, handler }: Routes): void {
  const { form, hook, counted = hook, maxBytes } = endpoint.request
  const isKeyed = takesKey(endpoint)
  const { mode, handle } = typeof handler === 'function' ? { mode: undefined, handle: handler } : handler

  /** The same for every route, once the caller is known. */
  const answer = (
    request: FastifyRequest,
    viewer: Viewer | undefined,
    sent?: ReadForm,
    entered?: CompanyScope,
  ) => {
    refuseForeignUser(request, viewer)
    const input = decode(endpoint, request, { file: sent?.file, streamed: sent?.streamed })
    if (typeof endpoint.action === 'function') allow(viewer, endpoint.action(input))
    const { log, ip: address, headers } = request
    const caller = { log, address, userAgent: headers['user-agent'], sender: senderOf(request, endpoint) }
    return handle({ ...deps, ...caller, viewer, entered } as Context, input)
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    ...(form && { config: { rateLimit: formRateLimit } }),
    ...(counted && { config: { rateLimit: hookRateLimit(counted) } }),
    ...(endpoint.reply.mediaType === eventStream && streamed),
    ...(endpoint.isQuiet && { logLevel: 'silent' as const }),
    ...(endpoint.isOnlyLocal && { onRequest: refuseOtherMachines }),
    ...(endpoint.isPublicPage && { onRequest: mayBeFramed, errorHandler: answerWithPage }),
    // Before the body is read, but after counting: callers without any right are refused early.
    preParsing: async (request, _reply, payload) => {
      if (mode) {
        if (!tokenHashOf(request)) refuse(accountRefusals.signInNeeded)
        return payload
      }
      request.viewer = await findViewer(deps, request)
      allowEarly(endpoint, request.viewer)
      return payload
    },
    handler: inItsWords(endpoint, async (request, reply) => {
      if (mode) {
        const made = await enter(
          { ...deps, sender: senderOf(request, endpoint) },
          mode,
          tokenHashOf(request) ?? '',
          async (entered) => {
            request.viewer = entered?.viewer
            allowEarly(endpoint, entered?.viewer)
            const make = () => answer(request, entered?.viewer, undefined, entered?.scope)
            const key = isKeyed ? keyOf(request) : undefined
            if (key === undefined || !entered) return { result: await make() }
            return { text: await once(request, key, entered, async () => textOf(endpoint, await make())) }
          },
        )
        if ('text' in made) return reply.type(json).send(made.text)
        return send(reply, endpoint, made.result)
      }
      const sent = form && request.isMultipart() ? await readForm(request, form, deps) : undefined
      try {
        if (sent) request.body = sent.body
        const { viewer } = request
        const make = () => answer(request, viewer, sent)
        const key = isKeyed && viewer ? keyOf(request) : undefined
        if (key === undefined || !viewer) return send(reply, endpoint, await make())
        const named = { key, viewer, file: sent && fileMarkOf(sent) }
        const text = await onceInSteps(deps, request, named, async () => textOf(endpoint, await make()))
        return reply.type(json).send(text)
      } finally {
        // What the call did not keep, however it ended.
        await discardForm(deps, sent)
      }
    }),
  })
}

/** The details of a refusal leave under the names of the wire, as replies do. */
const inItsWords =
  ({ details }: AnyEndpoint, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      return await handle(request, reply)
    } catch (error) {
      if (!details || !(error instanceof Refused) || !error.refusal.details) throw error
      throw new Refused({ ...error.refusal, details: details.encode(error.refusal.details) })
    }
  }

/** It does not end, and a compressor would hold back events until it has more data. */
const streamed = { exposeHeadRoute: false, compress: false as const }

function send(
  reply: FastifyReply,
  { reply: { mediaType, encode, encodeText } }: AnyEndpoint,
  result: unknown,
) {
  if (mediaType) {
    const { status = 200, headers, content } = result as Content
    return reply.status(status).type(withCharset(mediaType)).headers(headers).send(content)
  }
  const text = encodeText?.(result)
  return text === undefined ? reply.send(encode(result)) : reply.type(json).send(text)
}

const textOf = ({ reply: { encode, encodeText } }: AnyEndpoint, result: unknown): string =>
  encodeText?.(result) ?? JSON.stringify(encode(result))

const eventStream = 'text/event-stream'
const json = 'application/json; charset=utf-8'
const withCharset = (mediaType: string) =>
  /^text\/|json$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType

/** What can be refused without the input. */
function allowEarly({ action }: AnyEndpoint, viewer: Viewer | undefined): void {
  if (typeof action === 'string') allow(viewer, action as Action)
  else if (!viewer) refuse(accountRefusals.signInNeeded)
}

function allow(viewer: Viewer | undefined, action: Action): void {
  if (mustChoosePasswordFirst(viewer, action)) refuse(accountRefusals.passwordFirst)
  if (may(viewer, action)) return
  refuse(viewer ? accessRefusals.notAllowed : accountRefusals.signInNeeded)
}

/** C-132: identity comes from the token; a userId in the request must be the caller's own. */
function refuseForeignUser(request: FastifyRequest, viewer: Viewer | undefined): void {
  if (!viewer) return
  for (const part of [request.query, request.body]) {
    const sent = (part as { userId?: unknown } | null | undefined)?.userId
    if (sent !== undefined && sent !== viewer.userId) refuse(accountRefusals.foreignUser)
  }
}
