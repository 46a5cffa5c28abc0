import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { vi } from 'vitest'

/** Calls of an endpoint are under way until they are let go: on a slow line people do not wait. */
export function holdCalls({ method, path }: AnyEndpoint): () => void {
  const answer = globalThis.fetch
  let letGo = () => {}
  const isLetGo = new Promise<void>((done) => {
    letGo = done
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL, init: RequestInit = {}) => {
      const { pathname } = new URL(String(address), window.location.origin)
      if (init.method === method && pathname === path) await isLetGo
      return answer(address, init)
    }),
  )
  return letGo
}
