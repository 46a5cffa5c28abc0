import { vi } from 'vitest'

/** The answers of a call come as an older record, or another program, has written them. */
export function changeReplies(path: string, change: (text: string) => string): void {
  const answer = globalThis.fetch
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL, init: RequestInit = {}) => {
      const reply = await answer(address, init)
      const { pathname } = new URL(String(address), window.location.origin)
      return pathname === path ? new Response(change(await reply.text()), reply) : reply
    }),
  )
}
