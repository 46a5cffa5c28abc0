import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '../../../../api/session'

/** The import that was begun here and has not been seen to end: also after a reload, and in another tab. */
interface RunningImport {
  id: string
  userId: string
}

const key = 'foyer.import'
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

let known: { text: string | null; id: string | undefined } = { text: null, id: undefined }

/** Of the person who is signed in. */
function read(): string | undefined {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {}
  const mark = `${text} ${currentSession()?.userId}`
  if (known.text === mark) return known.id
  let found: Partial<RunningImport> = {}
  try {
    found = JSON.parse(text ?? '{}')
  } catch {}
  known = { text: mark, id: found.userId === currentSession()?.userId ? found.id : undefined }
  return known.id
}

// A full or forbidden store only loses what a reload would have shown.
export function noteRunning(id: string) {
  try {
    localStorage.setItem(key, JSON.stringify({ id, userId: currentSession()?.userId }))
  } catch {}
  tell()
}

/** Says whether it was this one that was waited for, so that its end is told once. */
export function noteEnded(id: string): boolean {
  if (read() !== id) return false
  try {
    localStorage.removeItem(key)
  } catch {}
  tell()
  return true
}

onSessionChange(tell)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useRunningImport = (): string | undefined => useSyncExternalStore(subscribe, read)
