import { currentSession, onSessionChange } from '../../api/session'

/**
 * What a person has chosen on this device instead of what is usual; kept when they sign out, because it says nothing about
 * anybody's work. It is known before the first paint.
 */
export function keptChoice(name: string, other: string) {
  const listeners = new Set<() => void>()
  const keyOf = (userId: string) => `${name}:${userId}`

  /** Whether they want the other one. */
  const isOther = (): boolean => {
    const session = currentSession()
    return session !== undefined && localStorage.getItem(keyOf(session.userId)) === other
  }

  const choose = (wantsOther: boolean) => {
    const session = currentSession()
    if (!session) return
    if (wantsOther) localStorage.setItem(keyOf(session.userId), other)
    else localStorage.removeItem(keyOf(session.userId))
    for (const listener of listeners) listener()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    const end = onSessionChange(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      end()
      window.removeEventListener('storage', listener)
    }
  }
  return { isOther, choose, subscribe }
}
