import type {
  QuotationDocument,
  QuotationItem,
  QuotationKind,
} from '@foyer/contract/quotations/document/model'
import { useMemo, useReducer, useRef } from 'react'
import { readCell } from './cell-text'
import type { Cell } from './columns'
import { beginHistory, cellKey, step, type Unread, type Written } from './history'
import { fillBlock } from './pasted-block'
import {
  addItem,
  changeItem,
  changeSection,
  duplicateItem,
  duplicateSection,
  moveItem,
  moveSection,
  newId,
  newItem,
  newSection,
  removeItem,
  removeSection,
} from './rows'

const without = (unread: Unread, key: string): Unread => {
  if (!(key in unread)) return unread
  const { [key]: _, ...rest } = unread
  return rest
}

/** A text in a cell: read at once, or kept as it is. */
function typeInto({ document, unread }: Written, cell: Cell, text: string): Written {
  const key = cellKey(cell)
  const part = readCell(cell.column, text)
  return part
    ? { document: changeItem(document, cell.itemId, part), unread: without(unread, key) }
    : { document, unread: { ...unread, [key]: text } }
}

/** The quotation as it is being written, with all that can be done to it; the actions stay the same functions. */
export function useWriting(kind: QuotationKind, begin: () => Written) {
  const [history, dispatch] = useReducer(step, undefined, () => beginHistory(begin()))
  const latest = useRef(history.now)
  latest.current = history.now
  const actions = useMemo(() => {
    const write = (change: (document: QuotationDocument) => QuotationDocument, what?: string) =>
      dispatch({
        do: 'write',
        change: (now) => {
          const document = change(now.document)
          return document === now.document ? now : { ...now, document }
        },
        ...(what !== undefined && { what }),
      })
    return {
      /** A field outside the grid; typing in it is one step. */
      set: (part: Partial<QuotationDocument>) =>
        write((document) => ({ ...document, ...part }), Object.keys(part).join()),
      type: (cell: Cell, text: string) =>
        dispatch({ do: 'write', change: (now) => typeInto(now, cell, text), what: cellKey(cell) }),
      /** The typing ends here. */
      pause: () => dispatch({ do: 'pause' }),
      changeItem: (itemId: string, part: Partial<QuotationItem>) =>
        dispatch({
          do: 'write',
          change: ({ document, unread }) => ({
            document: changeItem(document, itemId, part),
            unread: Object.keys(part).reduce((rest, column) => without(rest, `${itemId}.${column}`), unread),
          }),
        }),
      paste: (cell: Cell, block: string[][]) => {
        const filled = fillBlock(latest.current.document, kind, cell, block)
        const unread = Object.fromEntries(filled.unread.map((one) => [cellKey(one), one.text]))
        dispatch({
          do: 'write',
          change: (now) => ({ document: filled.document, unread: { ...now.unread, ...unread } }),
        })
        return filled
      },
      /** Returns the new one's id. */
      addItem: (where: { afterId: string } | { sectionId: string }, like?: QuotationItem) => {
        const item = newItem(kind, like)
        write((document) => addItem(document, item, where))
        return item.id
      },
      duplicateItem: (itemId: string) => {
        const id = newId()
        write((document) => duplicateItem(document, itemId, id))
        return id
      },
      moveItem: (itemId: string, by: 1 | -1) => write((document) => moveItem(document, itemId, by)),
      removeItem: (itemId: string) => write((document) => removeItem(document, itemId)),
      addSection: (name: string) => {
        const section = newSection(kind, name)
        write((document) => ({ ...document, sections: [...document.sections, section] }))
        return section
      },
      nameSection: (sectionId: string, name: string) =>
        write(
          (document) => changeSection(document, sectionId, (section) => ({ ...section, name })),
          sectionId,
        ),
      moveSection: (sectionId: string, by: 1 | -1) =>
        write((document) => moveSection(document, sectionId, by)),
      duplicateSection: (sectionId: string) => write((document) => duplicateSection(document, sectionId)),
      removeSection: (sectionId: string) => write((document) => removeSection(document, sectionId)),
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
      replace: (now: Written) => dispatch({ do: 'replace', now }),
      now: () => latest.current,
    }
  }, [kind])
  const { now } = history
  const canUndo = history.past.length > 0
  const canRedo = history.future.length > 0
  return useMemo(() => ({ ...now, actions, canUndo, canRedo }), [now, actions, canUndo, canRedo])
}

export type Writing = ReturnType<typeof useWriting>
export type WritingActions = Writing['actions']
