import { useState } from 'react'

export interface Wishes {
  /** Undefined where the item may stay as it is. */
  noteOf: (itemId: string) => string | undefined
  write: (itemId: string, note: string) => void
  remove: (itemId: string) => void
  /** With words, in the order in which they were written. */
  written: { itemId: string; note: string }[]
  clear: () => void
}

/** What the client has written beside the items. */
export function useWishes(): Wishes {
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  return {
    noteOf: (itemId) => notes[itemId],
    write: (itemId, note) => setNotes((former) => ({ ...former, [itemId]: note })),
    remove: (itemId) =>
      setNotes((former) => Object.fromEntries(Object.entries(former).filter(([id]) => id !== itemId))),
    written: Object.entries(notes).flatMap(([itemId, note]) =>
      note.trim() ? [{ itemId, note: note.trim() }] : [],
    ),
    clear: () => setNotes({}),
  }
}
