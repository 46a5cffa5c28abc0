import { accessRefusals, accountRefusals } from '@foyer/contract/accounts/messages'
import type { Viewer } from '@foyer/contract/accounts/model'
import type { AnyEndpoint, FormFile, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Action, may } from '@foyer/contract/policy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Deps } from '../context'
import { badInput } from './errors'
import { findViewer } from './session'
import { formRateLimit, readForm } from './uploads'

export type Handler<E> = (ctx: Context, input: InputOf<E>) => Promise<ReplyOf<E>>

/** A slice's table of contents: a missing handler does not compile. */
export type Handlers<S extends Record<string, AnyEndpoint>> = { [K in keyof S]: Handler<S[K]> }

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
export function mount(app: FastifyInstance, deps: Deps, { endpoint, handler }: Routes): void {
  const { form } = endpoint.request
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(form && { config: { rateLimit: formRateLimit } }),
    // Before the body is read, but after counting: callers without any right are refused early.
    preParsing: async (request, _reply, payload) => {
      request.viewer = await findViewer(deps, request)
      if (typeof endpoint.action === 'string') allow(request.viewer, endpoint.action as Action)
      else if (!request.viewer) refuse(accountRefusals.signInNeeded)
      return payload
    },
    handler: async (request, reply) => {
      const { viewer } = request
      const sent = form && request.isMultipart() ? await readForm(request, form, deps.env) : undefined
      if (sent) request.body = sent.body
      refuseForeignUser(request, viewer)
      const input = decode(endpoint, request, sent?.file)
      if (typeof endpoint.action === 'function') allow(viewer, endpoint.action(input))
      const ctx = {
        ...deps,
        log: request.log,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        viewer,
      } as Context
      const answer = await handler(ctx, input)
      return reply.send(endpoint.reply.encode(answer))
    },
  })
}

function allow(viewer: Viewer | undefined, action: Action): void {
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

function decode(endpoint: AnyEndpoint, request: FastifyRequest, file: FormFile | undefined): unknown {
  const { query, params, body, read, check } = endpoint.request
  const wire = {
    query: badInput(query, request.query),
    params: badInput(params, request.params),
    body: body ? badInput(body, request.body) : undefined,
    file,
  }
  const input = read(wire as never)
  return check ? badInput(check, input) : input
}
