import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { vi } from 'vitest'

const isOf = (path: string, method: string, endpoint: AnyEndpoint) =>
  method === endpoint.method && path === endpoint.path

function holdWhere(isHeld: (path: string, method: string) => boolean): () => void {
  const answer = globalThis.fetch
  let letGo = () => {}
  const isLetGo = new Promise<void>((done) => {
    letGo = done
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL, init: RequestInit = {}) => {
      const { pathname } = new URL(String(address), window.location.origin)
      if (isHeld(pathname, init.method ?? 'GET')) await isLetGo
      return answer(address, init)
    }),
  )
  return letGo
}

/** Calls of an endpoint are under way until they are let go: on a slow line people do not wait. */
export const holdCalls = (endpoint: AnyEndpoint): (() => void) =>
  holdWhere((path, method) => isOf(path, method, endpoint))

/** The same for all calls but these. */
export const holdCallsExcept = (endpoints: readonly AnyEndpoint[]): (() => void) =>
  holdWhere((path, method) => !endpoints.some((endpoint) => isOf(path, method, endpoint)))
