import type { newestMail } from './letters'

/** The way that a mail shows, in the product that the journey has started: a server does not know its own port 0. */
export function pathIn({ text }: Awaited<ReturnType<typeof newestMail>>, start: string): string {
  const found = /https?:\/\/\S+/g
  for (const [address] of (text ?? '').matchAll(found)) {
    const { pathname, hash } = new URL(address)
    if (pathname.startsWith(start)) return pathname + hash
  }
  throw new Error(`no ${start} in:\n${text}`)
}
