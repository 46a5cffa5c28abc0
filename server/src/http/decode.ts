import type { AnyEndpoint, WireRequest } from '@foyer/contract/kit/endpoint'
import { badInput, refuseTooDeep } from './errors'

interface Sent {
  query?: unknown
  params?: unknown
  body?: unknown
  headers?: Record<string, unknown>
}

type SentFiles = Pick<WireRequest, 'file' | 'streamed'>

/** What was sent, read as it is meant and held against its rules. */
export function decode(endpoint: AnyEndpoint, request: Sent, files: SentFiles = {}): unknown {
  const { query, params, body, headers, read, check } = endpoint.request
  refuseTooDeep(request.body)
  const wire = {
    query: badInput(query, request.query),
    params: badInput(params, request.params),
    body: body ? badInput(body, request.body) : undefined,
    ...files,
    headers: Object.fromEntries(headers.map((name) => [name, firstOf(request.headers?.[name])])),
  }
  const input = read(wire as never)
  return check ? badInput(check, input) : input
}

const firstOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : Array.isArray(value) ? String(value[0]) : undefined
