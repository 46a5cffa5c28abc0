import type { Viewer } from '@foyer/contract/accounts/model'

/** What a token stood for when it was last used. */
export interface SeenSession {
  viewer: Viewer
  settingsVersion: number
  /** Everything the database said of it. */
  all: string
}

const mostSessions = 20_000

/**
 * Lets a request begin before the database has said whose session it is. What is remembered is only a guess: the database is
 * asked with every request, and the request begins again if it says something else.
 */
export function createSessionMemory() {
  const seen = new Map<string, SeenSession>()
  return {
    find: (tokenHash: string): SeenSession | undefined => seen.get(tokenHash),
    keep: (tokenHash: string, session: SeenSession): void => {
      if (seen.size >= mostSessions) seen.clear()
      seen.set(tokenHash, session)
    },
    forget: (tokenHash: string): void => {
      seen.delete(tokenHash)
    },
  }
}
