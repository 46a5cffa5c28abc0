import { useSyncExternalStore } from 'react'
import { useSession } from '../../../../api/session'
import { useProfile } from '../../../accounts/use-profile'
import { chatsPrefix } from './kept-mark'

/** Of this person, in this company; nothing of it is left on the device after a logout. */
export function useChatsKey(): string {
  const company = useProfile().data?.company.id ?? ''
  return `${chatsPrefix}${company}:${useSession()?.userId ?? ''}`
}

/** What a full or forbidden store did not take lasts as long as the page. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

export function keptText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null takes it away. */
export function keepText(key: string, text: string | null) {
  unstored.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Other tabs.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useKeptText = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => keptText(key))
