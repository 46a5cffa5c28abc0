import { useSyncExternalStore } from 'react'
import { currentSession } from '../session'
import type { NewItem, WaitingItem } from './item'
import { aboutStored, storedId } from './new-leads'
import { type Follow, type Shelf, shelves } from './shelf'

const channelName = 'foyer-waiting'

let owner: string | undefined
/** In which it was said who that is: the next session may be of somebody else, or of another company. */
let session: string | undefined
let shelf: Shelf | undefined
let items: readonly WaitingItem[] = []
const listeners = new Set<() => void>()

function show(next: readonly WaitingItem[]) {
  items = next
  for (const listener of listeners) listener()
}

/** Written with the own id of a lead that the server knows by now: under that id it would be refused for ever. */
const asStored = (item: WaitingItem): WaitingItem => {
  const id = storedId(item.about.leadId)
  return item.about.isNew || id === item.input.leadId ? item : aboutStored(item, id)
}

/** As it lies on the device now, whoever has changed it. */
export async function readWaiting(): Promise<readonly WaitingItem[]> {
  const of = owner
  const found = of && shelf ? (await shelf.all(of)).map(asStored) : []
  if (of === owner) show(found)
  return found
}

let channel: BroadcastChannel | undefined

async function told() {
  channel?.postMessage('changed')
  await readWaiting()
}

/** From here on things can wait for this person in this company. Returns a function that ends it. */
export function openWaiting(person: { companyId: string; userId: string }): () => void {
  const own = `${person.companyId}:${person.userId}`
  owner = own
  session = currentSession()?.token
  shelf = shelves.open()
  channel = new BroadcastChannel(channelName)
  channel.onmessage = () => void readWaiting().catch(() => {})
  const mine = channel
  readWaiting().catch(() => {})
  return () => {
    mine.close()
    if (owner !== own) return
    owner = undefined
    show([])
  }
}

/** Whose things can wait here now. */
export const waitingOwner = (): string | undefined => shelf && owner

export const canWait = (): boolean => waitingOwner() !== undefined

export const waitingItems = (): readonly WaitingItem[] => items

export const isWaitingFor = (leadId: string): boolean => items.some(({ about }) => about.leadId === leadId)

const senders = new Set<() => void>()

/** Whoever sends hears when there may be something to send. */
export function onWanted(listener: () => void): () => void {
  senders.add(listener)
  return () => {
    senders.delete(listener)
  }
}

export const askToSend = () => {
  for (const send of senders) send()
}

export async function addWaiting(item: NewItem): Promise<void> {
  if (!shelf) throw new Error('nowhere to keep it')
  await shelf.add(item)
  await told()
  askToSend()
}

/** To be made alone, or an item that is being sent would come back. */
export async function settleWaiting(
  gone: readonly WaitingItem[],
  changed: readonly WaitingItem[] = [],
  follow?: Follow,
): Promise<void> {
  await shelf?.settle(gone, changed, follow)
  await told()
}

/** One at a time in all tabs: what is being sent is not changed meanwhile. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(channelName, work) as Promise<T>) : work()

/** What a person does with one item; nothing where it has been sent meanwhile. Says whether it was still there. */
export const changeWaiting = (place: number, change: (item: WaitingItem) => WaitingItem | undefined) =>
  alone(async () => {
    const item = (await readWaiting()).find((one) => one.place === place)
    if (!item) return false
    const changed = change(item)
    await settleWaiting(changed ? [] : [item], changed ? [changed] : [])
    if (changed) askToSend()
    return true
  })

/** With a new lead goes what waits for it. */
export const discardWaiting = ({ place, about }: WaitingItem) =>
  alone(async () => {
    const items = await readWaiting()
    const isPart = (item: WaitingItem) => about.isNew && item.about.leadId === about.leadId
    await settleWaiting(items.filter((item) => item.place === place || isPart(item)))
    askToSend()
  })

/** Everything of this person on this device, before they leave it. */
export const dropWaiting = () => alone(async () => settleWaiting(await readWaiting()))

/** What a person has written on this device, where no page of theirs is open that would say so. */
export const waitingOf = async (userId: string): Promise<readonly WaitingItem[]> =>
  (await shelves.open()?.ofPerson(userId)) ?? []

export const dropWaitingOf = (userId: string) =>
  alone(async () => shelves.open()?.settle(await waitingOf(userId), []))

/** What is sent now is sent by whoever wrote it, where they wrote it. */
export const isOfSession = (item: WaitingItem): boolean =>
  item.owner === owner && session !== undefined && session === currentSession()?.token

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useWaiting = (): readonly WaitingItem[] => useSyncExternalStore(subscribe, waitingItems)

/** What waits about one lead. */
export const useWaitingFor = (leadId: string): readonly WaitingItem[] =>
  useWaiting().filter(({ about }) => about.leadId === leadId)
