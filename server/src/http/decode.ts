import type { AnyEndpoint, FormFile } from '@foyer/contract/kit/endpoint'
import { badInput, refuseTooDeep } from './errors'

interface Sent {
  query?: unknown
  params?: unknown
  body?: unknown
}

/** What was sent, read as it is meant and held against its rules. */
export function decode(endpoint: AnyEndpoint, request: Sent, file?: FormFile): unknown {
  const { query, params, body, read, check } = endpoint.request
  refuseTooDeep(request.body)
  const wire = {
    query: badInput(query, request.query),
    params: badInput(params, request.params),
    body: body ? badInput(body, request.body) : undefined,
    file,
  }
  const input = read(wire as never)
  return check ? badInput(check, input) : input
}
