import type { WaitingItem } from '../api/waiting/item'
import type { Shelf } from '../api/waiting/shelf'

/** A device that keeps what waits for as long as a test lasts. */
export function memoryShelf(): Shelf & { items: () => WaitingItem[] } {
  const items = new Map<number, WaitingItem>()
  let last = 0
  const sorted = () => [...items.values()].sort((a, b) => a.place - b.place)
  return {
    items: sorted,
    all: async (owner) => structuredClone(sorted().filter((item) => item.owner === owner)),
    ofPerson: async (userId) => sorted().filter(({ owner }) => owner.endsWith(`:${userId}`)),
    add: async (item) => {
      last += 1
      items.set(last, structuredClone({ ...item, place: last }))
    },
    settle: async (gone, changed, follow) => {
      for (const { place } of gone) items.delete(place)
      const put = (item: WaitingItem) => items.set(item.place, structuredClone(item))
      changed.forEach(put)
      follow?.(structuredClone(sorted())).forEach(put)
    },
  }
}
