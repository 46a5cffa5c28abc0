import type { AnswerState, ShownQuotation } from '@foyer/contract/quotations/answer/model'
import { useEffect, useState } from 'react'
import { isWritten, keepWishes, noWishes, readWishes, useWishesKey } from './kept-wishes'

export interface Wishes {
  /** Undefined where the item may stay as it is. */
  noteOf: (itemId: string) => string | undefined
  write: (itemId: string, note: string) => void
  remove: (itemId: string) => void
  /** With words, in the order in which they were written. */
  written: { itemId: string; note: string }[]
  /** About all of it. */
  note: string
  writeNote: (note: string) => void
  /** Something is written, also before a reload. */
  isWritten: boolean
  clear: () => void
}

/** What is lapsed can be asked for anew. */
export const canBeAsked = (state: AnswerState): boolean => state === 'open' || state === 'lapsed'

/** What the client has written to a quotation and not sent; it outlives a reload. */
export function useWishes({ id, state, document }: ShownQuotation): Wishes {
  const key = useWishesKey(id)
  const [typed, setTyped] = useState(() => {
    const itemIds = document.sections.flatMap(({ items }) => items.map((item) => item.id))
    return canBeAsked(state) ? readWishes(key, itemIds) : noWishes
  })
  useEffect(() => keepWishes(key, typed), [key, typed])
  const { ofItems, note } = typed
  const setItems = (change: (former: typeof ofItems) => typeof ofItems) =>
    setTyped((former) => ({ ...former, ofItems: change(former.ofItems) }))
  return {
    noteOf: (itemId) => ofItems[itemId],
    write: (itemId, text) => setItems((former) => ({ ...former, [itemId]: text })),
    remove: (itemId) =>
      setItems((former) => Object.fromEntries(Object.entries(former).filter(([one]) => one !== itemId))),
    written: Object.entries(ofItems).flatMap(([itemId, text]) =>
      text.trim() ? [{ itemId, note: text.trim() }] : [],
    ),
    note,
    writeNote: (text) => setTyped((former) => ({ ...former, note: text })),
    isWritten: isWritten(typed),
    clear: () => setTyped(noWishes),
  }
}
