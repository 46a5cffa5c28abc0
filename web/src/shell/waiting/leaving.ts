import { useSyncExternalStore } from 'react'
import { onSessionChange } from '../../api/session'
import { waitingItems } from '../../api/waiting/queue'

/** What somebody wanted to do who is asked first. */
let wanted: (() => void) | undefined
const listeners = new Set<() => void>()

function change(next: (() => void) | undefined) {
  wanted = next
  for (const listener of listeners) listener()
}

// What one person wanted to leave is no question to the next one.
onSessionChange(() => {
  if (wanted) change(undefined)
})

/** Signs out, or goes on to another company; where something waits on this device, that is asked first. */
export const leaveSafely = (leave: () => void) => (waitingItems().length > 0 ? change(leave) : leave())

export const stayHere = () => change(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useLeaving = () => useSyncExternalStore(subscribe, () => wanted)
