import type { AnyEndpoint, FormFile, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { type Refusal, refusal } from '@foyer/contract/kit/refusal'
import { type LiveEvent, liveEventsPath, senderHeader } from '@foyer/contract/live/events'
import { vi } from 'vitest'

/** A refusal to answer with; `beside` are fields that are next to the message. */
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
  file: FormFile | undefined
  /** The same where it is streamed. */
  blob: File | undefined
  token: string | undefined
  /** The page that named itself as the sender. */
  page: string | undefined
  /** Of what somebody did, once or tried again. */
  key: string | undefined
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const refusing = ({ refusal: { status, code, text, details }, beside }: Refusing, of?: AnyEndpoint) =>
  json(status, {
    message: text,
    code,
    ...(details ? { details: of?.details?.encode(details) ?? details } : {}),
    ...beside,
  })

const formFields = (body: unknown) =>
  body instanceof FormData
    ? Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))
    : undefined

const blobIn = (body: unknown): File | undefined =>
  body instanceof FormData ? [...body.values()].find((value) => value instanceof File) : undefined

async function fileIn(body: unknown): Promise<FormFile | undefined> {
  const file = blobIn(body)
  if (!file) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: file.name, contentType: file.type, bytes }
}

/** What is in the place of each name of a path; nothing where it is another path. */
function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const found = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path)
  return found ? Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? ''])) : undefined
}

/** Stands in for the server in tests of screens: what the contract says travels, in the shape in which it travels. */
export function fakeServer() {
  const answers = new Map<string, (call: HeardCall) => Response>()
  const calls: HeardCall[] = []
  const streams: ReadableStreamDefaultController[] = []
  let isReachable = true

  /** For a path with names in it, such as /team/:id. */
  const patternFor = ({ method, path }: HeardCall) =>
    [...answers].find(([key]) => key.includes(':') && paramsIn(key, `${method} ${path}`))?.[1]

  const answer = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), window.location.origin)
    if (url.pathname === liveEventsPath)
      return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }))
    const heard: HeardCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : formFields(init.body),
      file: await fileIn(init.body),
      blob: blobIn(init.body),
      token: new Headers(init.headers).get('Authorization')?.replace('Bearer ', ''),
      page: new Headers(init.headers).get(senderHeader) ?? undefined,
      key: new Headers(init.headers).get(idempotencyHeader) ?? undefined,
    }
    calls.push(heard)
    if (!isReachable) throw new TypeError('Failed to fetch')
    const found = answers.get(`${heard.method} ${heard.path}`) ?? patternFor(heard)
    return found
      ? found(heard)
      : refusing({ refusal: refusal(404, 'no-answer', `No answer for ${heard.path}`) })
  }
  vi.stubGlobal('fetch', vi.fn(answer))

  return {
    /** Every call so far, oldest first; the stream of live events is not among them. */
    calls,
    on<E extends AnyEndpoint>(endpoint: E, respond: Answer<E>) {
      answers.set(`${endpoint.method} ${endpoint.path}`, ({ query, body, file, blob, path }) => {
        const wire = {
          query: endpoint.request.query.parse(Object.fromEntries(query)),
          params: endpoint.request.params.parse(paramsIn(endpoint.path, path) ?? {}),
          body: endpoint.request.body?.parse(body),
          file,
          streamed: blob && { name: blob.name, content: blob },
        }
        const result = respond(endpoint.request.read(wire as never))
        return 'reply' in result ? json(200, endpoint.reply.encode(result.reply)) : refusing(result, endpoint)
      })
    },
    /** A file instead of a reply. */
    onFile(path: string, text: string) {
      answers.set(`GET ${path}`, () => new Response(text))
    },
    /** To the page that is open. */
    tell(event: LiveEvent) {
      streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
    goOffline() {
      isReachable = false
    },
    comeBack() {
      isReachable = true
    },
  }
}
