import type { ContactChannel } from '@foyer/contract/leads/work/history'
import type { CalledLead } from '@foyer/contract/leads/work/outcomes'
import { useSyncExternalStore } from 'react'
import { onLeft } from '../../../../api/session'

/** A call or chat whose outcome is not written down yet. */
export interface PendingOutcome extends CalledLead {
  userId: string
  name: string
  /** The version that was looked at; none of a lead that waits itself. */
  updatedAt?: string | undefined
  /** Later: it was put off, and is asked again. */
  channel: ContactChannel | 'later'
}

/** Under which name its answer is on the way to the server. */
export const answerTo = (leadId: string | undefined) => `answer ${leadId}`

const key = 'foyer.outcomes'
const atMost = 5

function stored(): PendingOutcome[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

interface Pending {
  /** The latest last. */
  outcomes: readonly PendingOutcome[]
  /** Whether the person is here again; while they speak, nothing is asked. */
  isBack: boolean
}

// A page that is loaded again has somebody in front of it.
let pending: Pending = { outcomes: stored(), isBack: true }
const listeners = new Set<() => void>()

function change(next: Pending) {
  pending = next
  // A full or forbidden store only loses what a reload would have kept.
  try {
    sessionStorage.setItem(key, JSON.stringify(next.outcomes))
  } catch {}
  for (const listener of listeners) listener()
}

onLeft(() => change({ outcomes: [], isBack: true }))

const without = (leadId: string) => pending.outcomes.filter((other) => other.leadId !== leadId)

export const askForOutcome = (outcome: PendingOutcome) =>
  change({ outcomes: [...without(outcome.leadId), outcome].slice(-atMost), isBack: false })

/** Of somebody who is here and wants to answer. */
export const askNow = (outcome: PendingOutcome) =>
  change({ outcomes: [...without(outcome.leadId), outcome].slice(-atMost), isBack: true })

export const forgetOutcome = (leadId: string) => change({ ...pending, outcomes: without(leadId) })

export const comeBack = () => {
  if (!pending.isBack) change({ ...pending, isBack: true })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePendingOutcomes = (): Pending => useSyncExternalStore(subscribe, () => pending)
