import { hasDatabase, inStore } from '../device/database'
import type { NewItem, WaitingItem } from './item'

/** What becomes of those that are left: only those that change. Also of what was written while the others were sent. */
export type Follow = (left: readonly WaitingItem[]) => readonly WaitingItem[]

/** Where items lie until they are sent. */
export interface Shelf {
  /** In the order in which they were written. */
  all: (owner: string) => Promise<WaitingItem[]>
  /** In every company. */
  ofPerson: (userId: string) => Promise<WaitingItem[]>
  add: (item: NewItem) => Promise<void>
  /** All of it or nothing: what is done goes, what follows from it is kept. */
  settle: (gone: readonly WaitingItem[], changed: readonly WaitingItem[], follow?: Follow) => Promise<void>
}

const everything = async () =>
  (await inStore<WaitingItem[]>('waiting', 'readonly', (store) => store.getAll())) ?? []

const onDevice: Shelf = {
  all: async (owner) => (await everything()).filter((item) => item.owner === owner),
  ofPerson: async (userId) => (await everything()).filter(({ owner }) => owner.endsWith(`:${userId}`)),
  add: async (item) => {
    await inStore('waiting', 'readwrite', (store) => store.add(item))
  },
  settle: async (gone, changed, follow) => {
    await inStore('waiting', 'readwrite', (store) => {
      for (const { place } of gone) store.delete(place)
      for (const item of changed) store.put(item)
      if (!follow) return undefined
      const left: IDBRequest<WaitingItem[]> = store.getAll()
      left.onsuccess = () => {
        for (const item of follow(left.result)) store.put(item)
      }
      return undefined
    })
  },
}

/** None where the browser keeps nothing: then nothing can wait, and what fails is said at once. */
export const shelves = { open: (): Shelf | undefined => (hasDatabase() ? onDevice : undefined) }
