import { useSyncExternalStore } from 'react'

/** A place of the board: behind a card, or at the top of a column. */
export interface Place {
  stageId: string
  afterId: string | undefined
}

export interface Lift {
  leadId: string
  /** Where it comes from. */
  stageId: string
  by: 'pointer' | 'keys'
  /** Of the card, in pixels: as much room is made for it. */
  height: number
  /** Where it would be dropped; none over its own place or outside. */
  slot: Place | undefined
}

export interface DragStore {
  read: () => Lift | undefined
  write: (lift: Lift | undefined) => void
  subscribe: (listener: () => void) => () => void
}

const isSame = (a: Lift | undefined, b: Lift | undefined) =>
  a?.leadId === b?.leadId && a?.slot?.stageId === b?.slot?.stageId && a?.slot?.afterId === b?.slot?.afterId

/** What is lifted. No state of the page: a column hears only of what concerns itself, so no other is drawn again. */
export function createDragStore(): DragStore {
  let lift: Lift | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => lift,
    write: (next) => {
      if (isSame(lift, next)) return
      lift = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** One fact about what is lifted; drawn again only when that fact is another one. */
export const useLift = <Fact extends string | number | boolean | undefined>(
  store: DragStore,
  fact: (lift: Lift) => Fact,
): Fact | undefined =>
  useSyncExternalStore(store.subscribe, () => {
    const lift = store.read()
    return lift && fact(lift)
  })
