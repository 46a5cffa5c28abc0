import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import type { KnownItem } from '@foyer/contract/quotations/document/record'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Cell, isNumeric } from '../editing/columns'
import { isBlock } from '../editing/pasted-block'
import type { WritingActions } from '../editing/use-writing'
import classes from './grid.module.css'
import { Suggestions } from './suggestions'
import type { Cells } from './use-cells'
import { type Suggestion, useSuggestions } from './use-suggestions'

interface CellInputProps extends Cell {
  /** As it is typed. */
  value: string
  symbol: string
  kind: QuotationKind
  cells: Cells
  actions: WritingActions
}

const rowKeys: Partial<Record<string, (cells: Cells, cell: Cell) => void>> = {
  d: (cells, { itemId }) => cells.duplicate(itemId),
  Delete: (cells, { itemId }) => cells.remove(itemId),
  Enter: (cells, { itemId }) => cells.addBelow(itemId),
  z: (cells, cell) => cells.undo(cell, false),
  y: (cells, cell) => cells.undo(cell, true),
  Z: (cells, cell) => cells.undo(cell, true),
}

/** The active cell: what is typed counts at once, and moving on is all there is to do. */
export function CellInput({ itemId, column, value, symbol, kind, cells, actions }: CellInputProps) {
  const cell: Cell = { itemId, column }
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [begun] = useState(value)
  const listId = useId()
  const offered = useSuggestions(kind, column, text, symbol)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  useEffect(() => actions.pause, [actions])
  const type = (typed: string) => {
    setText(typed)
    offered.open()
    actions.type({ itemId, column }, typed)
  }
  const pick = ({ text: chosen, known }: Suggestion) => {
    offered.close()
    if (known) actions.changeItem(itemId, partOf(known))
    else actions.type(cell, chosen)
    setText(chosen)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, shiftKey } = event
    const isHandled = (): boolean => {
      if (event.nativeEvent.isComposing) return false
      if (event.ctrlKey || event.metaKey) {
        const act = rowKeys[key]
        act?.(cells, cell)
        return act !== undefined
      }
      if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
        cells.moveRow(cell, key === 'ArrowUp' ? -1 : 1)
        return true
      }
      if (altKey && key === 'Enter') {
        cells.showDetails(itemId)
        return true
      }
      if (offered.isOpen && !shiftKey) {
        // Up leaves the cell, as ever, unless one has gone down into what is offered.
        if (key === 'ArrowDown' || (key === 'ArrowUp' && offered.chosen)) {
          offered.step(key === 'ArrowDown' ? 1 : -1)
          return true
        }
        if (key === 'Escape') {
          offered.close()
          return true
        }
        if ((key === 'Enter' || key === 'Tab') && offered.chosen) {
          pick(offered.chosen)
          if (key === 'Tab') cells.move(cell, 'next')
          return true
        }
      }
      if (key === 'Escape') {
        if (text !== begun) actions.type(cell, begun)
        cells.stop()
        return true
      }
      if (key === 'Enter' && shiftKey) {
        cells.goTo({ itemId, column: 'description' })
        return true
      }
      if (key === 'Enter') {
        cells.enter(cell)
        return true
      }
      if (key === 'Tab') return cells.move(cell, shiftKey ? 'previous' : 'next')
      if (key === 'ArrowUp' || key === 'ArrowDown')
        return cells.move(cell, key === 'ArrowUp' ? 'up' : 'down') || true
      return isSideways(event) && cells.move(cell, key === 'ArrowLeft' ? 'left' : 'right')
    }
    if (isHandled()) event.preventDefault()
  }
  return (
    <>
      <input
        ref={input}
        className={classes.input}
        data-number={isNumeric(column) || undefined}
        aria-label={texts.columns[column]}
        autoComplete="off"
        {...(offered.isPossible && { role: 'combobox', 'aria-expanded': offered.isOpen })}
        aria-controls={offered.isOpen ? listId : undefined}
        aria-activedescendant={offered.isOpen && offered.chosen ? `${listId}-${offered.at}` : undefined}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        onClick={() => column === 'basis' && offered.open()}
        onBlur={offered.close}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!isBlock(pasted)) return
          event.preventDefault()
          cells.paste(cell, pasted)
        }}
      />
      {offered.isOpen && <Suggestions id={listId} of={offered.list} at={offered.at} onPick={pick} />}
    </>
  )
}

/** The cursor is where there is nothing more to go through, or all is selected as after arriving. */
function isSideways({ key, currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>): boolean {
  if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
  const { selectionStart, selectionEnd, value } = currentTarget
  const isAll = selectionStart === 0 && selectionEnd === value.length
  if (isAll) return true
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
}

const partOf = ({ name, description, unit, rate, gst, hsn }: KnownItem) => ({
  name,
  description,
  unit,
  rate,
  gst,
  hsn,
})
