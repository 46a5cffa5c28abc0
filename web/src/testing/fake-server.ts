import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { type Refusal, refusal } from '@foyer/contract/kit/refusal'
import { liveEventsPath } from '@foyer/contract/live/events'
import { vi } from 'vitest'

/** A refusal to answer with; `beside` are fields that stand next to the message. */
interface Refusing {
  refusal: Refusal
  beside?: Record<string, unknown>
}
type Answer<E extends AnyEndpoint> = (input: InputOf<E>) => { reply: ReplyOf<E> } | Refusing

export interface HeardCall {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  token: string | undefined
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const refusing = ({ refusal: { status, code, text, details }, beside }: Refusing) =>
  json(status, { message: text, code, ...(details ? { details } : {}), ...beside })

/** Stands in for the server in tests of screens: what the contract says travels, in the shape in which it travels. */
export function fakeServer() {
  const answers = new Map<string, (call: HeardCall) => Response>()
  const calls: HeardCall[] = []
  let isReachable = true

  const answer = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), window.location.origin)
    if (url.pathname === liveEventsPath) return new Response(new ReadableStream())
    const heard: HeardCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: new Headers(init.headers).get('Authorization')?.replace('Bearer ', ''),
    }
    calls.push(heard)
    if (!isReachable) throw new TypeError('Failed to fetch')
    const found = answers.get(`${heard.method} ${heard.path}`)
    return found
      ? found(heard)
      : refusing({ refusal: refusal(404, 'no-answer', `No answer for ${heard.path}`) })
  }
  vi.stubGlobal('fetch', vi.fn(answer))

  return {
    /** Every call so far, oldest first; the stream of live events, which stays silent, is not among them. */
    calls,
    on<E extends AnyEndpoint>(endpoint: E, respond: Answer<E>) {
      answers.set(`${endpoint.method} ${endpoint.path}`, ({ query, body }) => {
        const wire = {
          query: endpoint.request.query.parse(Object.fromEntries(query)),
          params: {},
          body: endpoint.request.body?.parse(body),
        }
        const result = respond(endpoint.request.read(wire as never))
        return 'reply' in result ? json(200, endpoint.reply.encode(result.reply)) : refusing(result)
      })
    },
    goOffline() {
      isReachable = false
    },
    comeBack() {
      isReachable = true
    },
  }
}
