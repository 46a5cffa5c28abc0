import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '../../api/session'

/** Of a person on this device; kept when they sign out, because it says nothing about anybody's work. */
const keyOf = (userId: string) => `singleKeys:${userId}`
const listeners = new Set<() => void>()

/** Whether letters, digits and signs do something by themselves (WCAG 2.1.4): so that nobody who speaks or slips sets them off. */
export function hasSingleKeys(): boolean {
  const session = currentSession()
  return !session || localStorage.getItem(keyOf(session.userId)) !== 'off'
}

export function setSingleKeys(isOn: boolean) {
  const session = currentSession()
  if (!session) return
  if (isOn) localStorage.removeItem(keyOf(session.userId))
  else localStorage.setItem(keyOf(session.userId), 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const end = onSessionChange(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    end()
    window.removeEventListener('storage', listener)
  }
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys)

/** What one finger sets off. The space bar presses what has the focus. */
export const isSingleKey = (key: string): boolean => [...key].length === 1 && key !== ' '
