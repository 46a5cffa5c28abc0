import { searchLimits } from '@foyer/contract/search/limits'
import { useSyncExternalStore } from 'react'
import { currentSession, openedPrefix } from '../../api/session'

export type OpenedKind = 'leads' | 'projects' | 'quotations'

/** Only which it was: what it is called is asked of the server, so that no client's name stays on the device. */
export interface OpenedThing {
  kind: OpenedKind
  id: string
}

const none: readonly OpenedThing[] = []
const listeners = new Set<() => void>()
const keyOf = (companyId: string) => `${openedPrefix}${currentSession()?.userId}:${companyId}`

// The same list as long as its text is the same.
let read: { text: string | null; things: readonly OpenedThing[] } = { text: null, things: none }

function openedIn(companyId: string): readonly OpenedThing[] {
  const text = localStorage.getItem(keyOf(companyId))
  if (text === read.text) return read.things
  let things: readonly OpenedThing[] = none
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (Array.isArray(found)) things = found
  } catch {}
  read = { text, things }
  return things
}

function keep(companyId: string, things: readonly OpenedThing[]) {
  // A full or forbidden store only forgets.
  try {
    localStorage.setItem(keyOf(companyId), JSON.stringify(things.slice(0, searchLimits.opened)))
  } catch {}
  for (const listener of listeners) listener()
}

export const rememberOpened = (companyId: string, thing: OpenedThing) =>
  keep(companyId, [thing, ...openedIn(companyId).filter(({ id }) => id !== thing.id)])

export const forgetOpened = (companyId: string, ids: readonly string[]) =>
  keep(
    companyId,
    openedIn(companyId).filter(({ id }) => !ids.includes(id)),
  )

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What somebody has opened last in a firm, the latest first. */
export const useOpenedThings = (companyId: string | undefined) =>
  useSyncExternalStore(subscribe, () => (companyId ? openedIn(companyId) : none))
