import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useKeys } from '../../features/leads/work/preview/use-keys'
import { takesTyping } from './takes-typing'

const KeysSheet = lazy(() => import('./keys-sheet').then((module) => ({ default: module.KeysSheet })))

let isOpen = false
const listeners = new Set<() => void>()

/** The sheet of keys, asked for by a menu, by the search or by its key. */
export function showKeys(isWanted = true) {
  isOpen = isWanted
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function KeysSlot() {
  const isShown = useSyncExternalStore(subscribe, () => isOpen)
  useKeys(({ key, isTyped, target }) => {
    if (key !== '?' || isTyped || takesTyping(target)) return false
    showKeys()
    return true
  })
  return <Suspense>{isShown && <KeysSheet onClose={() => showKeys(false)} />}</Suspense>
}
