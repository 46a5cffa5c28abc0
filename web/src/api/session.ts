import { useSyncExternalStore } from 'react'
import { forgetAskedFor } from './asked-for'
import { eraseReads } from './device/erase'
import { isShownTo, showNothingMore } from './device/push-here'

/** Who is signed in on this browser, in every tab of it (C-141). */
export interface Session {
  token: string
  userId: string
}

const perUserKeys = ['projectId', 'headerTab', 'currentPage']
/** What somebody has typed and not sent. It is kept when a session expires, but not after a logout. */
export const draftPrefix = 'draft:'
/** What somebody has opened lately, for the search; of it nothing is left after a logout either. */
export const openedPrefix = 'opened:'

const read = (): Session | undefined => {
  const token = localStorage.getItem('token')
  const userId = localStorage.getItem('userId')
  return token && userId ? { token, userId } : undefined
}

/** Tells the other tabs whose session was ended by choice, before they hear that it is over. */
const leftMark = 'foyer.left'
const tailOf = ({ token }: Session) => token.slice(-12)

let current = read()
let wasSignedOut = false
let hasLeft = false
const listeners = new Set<() => void>()
const leaving: (() => void)[] = []

function refresh() {
  const next = read()
  if (next?.token === current?.token && next?.userId === current?.userId) return
  wasSignedOut = !next && !hasLeft
  if (next) hasLeft = false
  current = next
  for (const listener of listeners) listener()
}

function leave() {
  hasLeft = true
  // Whoever signs in here next came for something else.
  forgetAskedFor()
  for (const listener of leaving) listener()
}

// Another tab signed in or out; key is null when the whole storage was cleared.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === leftMark && current && newValue === tailOf(current)) leave()
  if (key === null || key === 'token' || key === 'userId') refresh()
})

export const currentSession = (): Session | undefined => current

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Somebody ends this session by choice, in whichever tab: whoever sits here next is told nothing of it. */
export const onLeft = (listener: () => void) => leaving.push(listener)

export const useSession = (): Session | undefined => useSyncExternalStore(onSessionChange, currentSession)

export function startSession({ token, userId }: Session) {
  if (!isShownTo(userId)) showNothingMore()
  localStorage.setItem('userId', userId)
  localStorage.setItem('token', token)
  refresh()
}

/** C-153: the project last opened from a lead. */
export const keepProjectOfLead = (projectId: string) => localStorage.setItem('projectId', projectId)

/**
 * Signs this browser out. `byChoice` if the person asked for it: then nothing has to be explained. Who `goesOn` as the same
 * person is still shown notifications here.
 */
export function endSession({ byChoice, goesOn = false }: { byChoice: boolean; goesOn?: boolean }) {
  if (byChoice && current) {
    localStorage.setItem(leftMark, tailOf(current))
    localStorage.removeItem(leftMark)
  }
  const isOwn = (key: string) => key.startsWith(draftPrefix) || key.startsWith(openedPrefix)
  const drafts = byChoice ? Object.keys(localStorage).filter(isOwn) : []
  for (const key of ['token', 'userId', ...perUserKeys, ...drafts]) localStorage.removeItem(key)
  hasLeft = byChoice
  if (byChoice) {
    eraseReads()
    leave()
    if (!goesOn) showNothingMore()
  }
  refresh()
  wasSignedOut = !byChoice
}

/** Whether the person is on the sign-in page without having asked for it. */
export const wasSignedOutUnasked = (): boolean => wasSignedOut

/** Whether the person signed out by choice: then the page they left is not one they ask for. */
export const hasSignedOutByChoice = (): boolean => hasLeft
