import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Endpoint, Method } from '@foyer/contract/kit/endpoint'

export interface Call {
  method: Method
  path: string
  query?: Record<string, unknown>
  body?: unknown
}

export const callOf = <I, R>({ method, path, request: { write } }: Endpoint<I, R>, input: I): Call => ({
  method,
  path,
  ...write(input),
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function urlOf(base: string, { path, query = {} }: Call): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const parameters = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))
  return parameters.size > 0 ? `${base}${path}?${parameters}` : base + path
}

/** The call as a page makes it. A refusal is a fault: nothing is measured that was not done. */
export async function ask(base: string, call: Call, token?: string): Promise<IncomingMessage> {
  const { method, body } = call
  const headers: Record<string, string> = { 'accept-encoding': 'gzip' }
  if (token) headers.authorization = `Bearer ${token}`
  const url = urlOf(base, call)
  const form = body instanceof FormData ? new Response(body) : undefined
  if (body) headers['content-type'] = form?.headers.get('content-type') ?? 'application/json'
  const sent = request(url, { agent, method, headers })
  sent.end(form ? Buffer.from(await form.arrayBuffer()) : body ? JSON.stringify(body) : undefined)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  if (answer.statusCode === 200) return answer
  throw new Error(`${method} ${url} answered ${answer.statusCode}: ${textOf(await bytesOf(answer))}`)
}

/** Read to the end, but not decoded. */
export async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}

const textOf = (bytes: Buffer): string => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()

export const jsonOf = (bytes: Buffer): never => JSON.parse(textOf(bytes)) as never
