import { accountRefusals } from '@foyer/contract/accounts/messages'
import {
  type AnyEndpoint,
  addressOf,
  type InputOf,
  type ReplyOf,
  type WireRequest,
} from '@foyer/contract/kit/endpoint'
import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { formDataOf } from '@foyer/contract/kit/form-data'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { senderHeader } from '@foyer/contract/live/events'
import { CallFailed } from './call-failed'
import { takeEarlyAnswer } from './early-reads'
import { noteUnreached } from './network'
import { noteBuild } from './own-build'
import { currentSession, endSession, type Session } from './session'
import { settings } from './settings'

function withOwnId(wire: WireRequest, endpoint: AnyEndpoint, session: Session | undefined): WireRequest {
  if (!session || !endpoint.userId) return wire
  const userId = session.userId
  if (endpoint.userId === 'query') return { ...wire, query: { ...wire.query, userId } }
  return { ...wire, body: { ...(wire.body as Record<string, unknown> | undefined), userId } }
}

const addressIn = (endpoint: AnyEndpoint, wire: WireRequest): string =>
  `${settings.services[endpoint.service]}${addressOf(endpoint, wire)}`

function bodyOf(
  { request: { form } }: AnyEndpoint,
  wire: WireRequest,
  headers: Headers,
): BodyInit | undefined {
  if (form) return formDataOf(form, wire)
  const { body } = wire
  if (body === undefined) return undefined
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

async function failureOf(response: Response, endpoint: AnyEndpoint): Promise<CallFailed> {
  const body: unknown = await response.json().catch(() => undefined)
  const { message, code, details, ...rest } = (body ?? {}) as Record<string, unknown>
  // Other services of the suite put their details beside the message, not under `details`.
  const told = { ...rest, ...(details as Record<string, unknown> | undefined) }
  return new CallFailed({
    status: response.status,
    code: typeof code === 'string' ? code : 'failed',
    message: typeof message === 'string' && message ? message : callTexts.failed,
    details: endpoint.details?.decode(told) ?? told,
  })
}

export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return noteBuild(await fetch(address, init))
  } catch (error) {
    if (init.signal?.aborted) throw error
    noteUnreached()
    throw new CallFailed({ status: 0, code: 'unreachable', message: callTexts.unreachable })
  }
}

/** Throws the server's refusal; an expired session is ended here. */
async function refuseFailed(
  response: Response,
  endpoint: AnyEndpoint,
  session: Session | undefined,
): Promise<void> {
  if (response.ok) return
  const failure = await failureOf(response, endpoint)
  // Only the session that made the call: a late answer must not end the next one.
  const isOver = failure.status === 401 && failure.code === accountRefusals.signInNeeded.code
  if (isOver && session && session.token === currentSession()?.token) endSession({ byChoice: false })
  throw failure
}

/** A file instead of a reply: the complete file, or the call has failed. */
export async function callForFile<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const session = currentSession()
  const headers = new Headers(session && { Authorization: `Bearer ${session.token}` })
  const response = await reach(addressIn(endpoint, endpoint.request.write(input)), { headers })
  await refuseFailed(response, endpoint, session)
  return response.blob().catch(() => {
    throw new CallFailed({ status: 0, code: 'unreachable', message: callTexts.unreachable })
  })
}

let keys = 0
/** A name for what a person does now. */
export const newKey = (): string => `${ownPage}-${Date.now().toString(36)}-${++keys}`

/** Tells this page from all others, also of the same browser. */
export const ownPage = Math.random().toString(36).slice(2)

interface CallOptions {
  signal?: AbortSignal
  /** Of what a person did: the same when it is tried again, so that it is done once. */
  key?: string
  /** The page reads again by itself what the call is about, and is not told of it. */
  readsAgain?: boolean
}

/** What a call sends, by whatever means. */
export function prepare<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { readsAgain, key }: CallOptions = {},
) {
  const session = currentSession()
  const headers = new Headers({ Accept: 'application/json' })
  if (session) headers.set('Authorization', `Bearer ${session.token}`)
  if (readsAgain) headers.set(senderHeader, ownPage)
  if (endpoint.method !== 'GET') headers.set(idempotencyHeader, key ?? newKey())
  const wire = withOwnId(endpoint.request.write(input), endpoint, session)
  const body = bodyOf(endpoint, wire, headers)
  return { session, address: addressIn(endpoint, wire), init: { method: endpoint.method, headers, body } }
}

/** The reply in an answer, or the refusal as an error. */
export async function readReply<E extends AnyEndpoint>(
  endpoint: E,
  response: Response,
  session: Session | undefined,
): Promise<ReplyOf<E>> {
  await refuseFailed(response, endpoint, session)
  const reply: unknown = await response.json().catch(() => {
    throw new CallFailed({ status: response.status, code: 'unreadable', message: callTexts.failed })
  })
  return endpoint.reply.decode(reply as never)
}

export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { session, address, init } = prepare(endpoint, input, options)
  const early = takeEarlyAnswer({ method: endpoint.method, address, token: session?.token })
  const asked = () => reach(address, { ...init, signal: options.signal })
  // What was refused before may be allowed by now.
  const use = (answer: Response) => (answer.ok ? noteBuild(answer) : asked())
  const response = await (early ? early.then(use, asked) : asked())
  return readReply(endpoint, response, session)
}
