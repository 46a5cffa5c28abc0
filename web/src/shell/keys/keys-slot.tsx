import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useKeys } from '../../features/leads/work/preview/use-keys'

const KeysSheet = lazy(() => import('./keys-sheet').then((module) => ({ default: module.KeysSheet })))

/** The page over which it is open: it does not follow onto others. */
let openOver: string | undefined
const listeners = new Set<() => void>()

/** The sheet of keys, asked for by a menu, by the search or by its key. */
export function showKeys(over: string | undefined) {
  openOver = over
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function KeysSlot() {
  const { pathname } = useLocation()
  const isShown = useSyncExternalStore(subscribe, () => openOver) === pathname
  useKeys(({ key, isTyped }) => {
    if (key !== '?' || isTyped) return false
    showKeys(pathname)
    return true
  })
  return <Suspense>{isShown && <KeysSheet onClose={() => showKeys(undefined)} />}</Suspense>
}
