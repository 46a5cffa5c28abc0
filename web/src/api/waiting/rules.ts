import { isLaterKey, keptCalls } from '@foyer/contract/kit/envelope'
import type { CallFailed } from '../call-failed'
import { waitBefore } from '../live/live'
import type { WaitingItem } from './item'

/** What is with the server at that time is not answered any more, and might be done twice. */
const spare = 3_600_000

/** The server has forgotten the answer to what was sent so long ago. */
export const isForgotten = ({ firstTriedAt, key }: WaitingItem, now: number): boolean =>
  firstTriedAt !== undefined &&
  now - Date.parse(firstTriedAt) > (isLaterKey(key) ? keptCalls.later : keptCalls.usual) - spare

/**
 * The first that may be sent. Items of one lead stay in their order: one that waits for its time or for a decision holds those
 * after it. What was refused holds nothing but what is about a lead that does not exist because of it.
 */
export function nextToSend(items: readonly WaitingItem[], now: number): WaitingItem | undefined {
  const held = new Set<string>()
  for (const item of items) {
    const { leadId, isNew } = item.about
    if (held.has(leadId)) continue
    const isReady = item.state === 'waiting' && (item.nextAt ?? 0) <= now
    if (isReady) return item
    if (item.state !== 'refused' || isNew) held.add(leadId)
  }
  return undefined
}

/** The new lead that has to be there before this item can be sent. */
export const neededFirst = (item: WaitingItem, items: readonly WaitingItem[]): WaitingItem | undefined =>
  items.find(({ about, place }) => about.isNew && place < item.place && about.leadId === item.about.leadId)

/** When to look again; nothing where only a person can help. */
export function wakeAt(items: readonly WaitingItem[]): number | undefined {
  const times = items.flatMap(({ state, nextAt }) => (state === 'waiting' && nextAt ? [nextAt] : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** What may pass by itself: the server is busy, restarts, has answered too many, or what it said did not arrive whole. */
const passing = (status: number) => status < 400 || status >= 500 || [408, 425, 429].includes(status)

export type AfterFailure = 'stop' | WaitingItem

/** What becomes of an item that was not taken: all stop where the server is out of reach or the session over. */
export function afterFailure(
  item: WaitingItem,
  { status, code, message, details }: CallFailed,
  { now, chance, isConflict }: { now: number; chance: number; isConflict: boolean },
): AfterFailure {
  if (status === 0 || status === 401) return 'stop'
  const tries = item.tries + 1
  if (passing(status)) return { ...item, tries, nextAt: now + waitBefore(tries, chance) }
  const refused = { code, message, details }
  return { ...item, tries, refused, state: isConflict ? 'conflict' : 'refused' }
}

/** Written anew: what was sent before was not taken, so it is another call. */
export const again = (item: WaitingItem, key: string, input = item.input): WaitingItem => ({
  ...item,
  input,
  key,
  state: 'waiting',
  tries: 0,
  sent: undefined,
  firstTriedAt: undefined,
  nextAt: undefined,
  refused: undefined,
})

/** What was sent and not answered may have been done: other words under its key would be refused. */
export const mayEdit = ({ firstTriedAt, state }: WaitingItem): boolean =>
  firstTriedAt === undefined || state === 'refused' || state === 'conflict'
