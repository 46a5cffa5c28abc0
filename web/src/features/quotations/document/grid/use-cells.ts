import { isBlankItem } from '@foyer/contract/quotations/document/blank'
import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { useCallback, useMemo, useRef, useState } from 'react'
import { showToast } from '../../../../ui/toasts/toast'
import type { Cell, CellColumn } from '../editing/columns'
import { readBlock } from '../editing/pasted-block'
import { itemOf } from '../editing/rows'
import type { WritingActions } from '../editing/use-writing'
import { besideItem, type Direction, type Ground, isLastOfSection, neighbour } from './moves'

/** Where somebody is in the grid; `turn` is another one when the text of the cell was changed under the person. */
export interface Active extends Cell {
  isEditing: boolean
  turn: number
}

interface CellsOptions {
  document: QuotationDocument
  columns: readonly CellColumn[]
  actions: WritingActions
  isReadOnly: boolean
}

/** The active cell, closed sections, and what keys and menus do to rows. The functions stay the same. */
export function useCells({ document, columns, actions, isReadOnly }: CellsOptions) {
  const [active, setActive] = useState<Active>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [detailsOf, setDetailsOf] = useState<string>()
  const ground = useRef<Ground>({ document, columns, closed })
  ground.current = { document, columns, closed }
  const goTo = useCallback(
    (cell: Cell | undefined) => {
      if (cell) setActive((was) => ({ ...cell, isEditing: !isReadOnly, turn: (was?.turn ?? 0) + 1 }))
    },
    [isReadOnly],
  )
  const cells = useMemo(() => {
    const goToItem = (itemId: string | undefined, column: CellColumn = 'name') =>
      goTo(itemId === undefined ? undefined : { itemId, column })
    const addBelow = (itemId: string) =>
      goToItem(actions.addItem({ afterId: itemId }, itemOf(ground.current.document, itemId)))
    return {
      goTo,
      goToItem,
      addBelow,
      /** Not at the edge, where the key does what it does anywhere. */
      move: (cell: Cell, direction: Direction): boolean => {
        const next = neighbour(ground.current, cell, direction)
        goTo(next)
        return next !== undefined
      },
      /** The row below; a new one at the end of a section, unless the last is still empty. */
      enter: (cell: Cell) => {
        const item = itemOf(ground.current.document, cell.itemId)
        if (item && isLastOfSection(ground.current, cell.itemId) && !isBlankItem(item)) addBelow(cell.itemId)
        else goTo(neighbour(ground.current, cell, 'down'))
      },
      stop: () => setActive((was) => was && { ...was, isEditing: false }),
      remove: (itemId: string) => {
        const name = itemOf(ground.current.document, itemId)?.name || texts.unnamedItem
        goToItem(besideItem(ground.current, itemId))
        actions.removeItem(itemId)
        showToast({ kind: 'ok', text: texts.removed(name), undo: actions.undo })
      },
      duplicate: (itemId: string) => goToItem(actions.duplicateItem(itemId)),
      moveRow: (cell: Cell, by: 1 | -1) => {
        actions.moveItem(cell.itemId, by)
        goTo(cell)
      },
      paste: (cell: Cell, text: string) => {
        const { count, unread, at } = actions.paste(cell, readBlock(text))
        goTo(at)
        const detail = unread.length > 0 ? { detail: texts.pastedUnread(unread.length) } : {}
        showToast({ kind: 'ok', text: texts.pasted(count), ...detail, undo: actions.undo })
      },
      undo: (cell: Cell, isRedo: boolean) => {
        if (isRedo) actions.redo()
        else actions.undo()
        goTo(cell)
      },
      addTo: (sectionId: string) => {
        const section = ground.current.document.sections.find(({ id }) => id === sectionId)
        goToItem(actions.addItem({ sectionId }, section?.items.at(-1)))
      },
      addSection: (name: string) => goToItem(actions.addSection(name).items[0]?.id),
      toggle: (sectionId: string) =>
        setClosed((was) => {
          const next = new Set(was)
          if (!next.delete(sectionId)) next.add(sectionId)
          return next
        }),
      showDetails: setDetailsOf,
    }
  }, [actions, goTo])
  return { active, closed, detailsOf, cells }
}

export type Cells = ReturnType<typeof useCells>['cells']
