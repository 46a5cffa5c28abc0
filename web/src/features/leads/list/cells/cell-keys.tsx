import type { LeadRow } from '@foyer/contract/leads/model'
import type { RefObject } from 'react'
import { useKeys } from '../../work/preview/use-keys'
import { cellOf, rowOf } from './cell-of'

interface CellKeysProps {
  sheet: RefObject<HTMLElement | null>
  rows: readonly LeadRow[]
  /** Brings a row into sight. */
  show: (leadId: string) => void
}

/** A row that was out of sight is drawn a little later. */
const framesToWait = 4

/** From a row to its cells with the arrows and back, and to the same cell of the next row. It comes after the rows. */
export function CellKeys({ sheet, rows, show }: CellKeysProps) {
  /** The row itself, where the cell of that lead cannot be edited. */
  const goTo = (leadId: string, column: string | undefined, frames = framesToWait) => {
    const row = rowOf(sheet.current, leadId)
    if (row) (cellOf(row, column) ?? row).focus()
    else if (frames > 0) requestAnimationFrame(() => goTo(leadId, column, frames - 1))
  }

  useKeys(({ key, target }) => {
    const row = target.closest<HTMLElement>('[data-lead]')
    const cell = target.closest<HTMLElement>('[data-edit]')
    if (!row || !sheet.current?.contains(row) || (!cell && target !== row)) return false
    const cells = [...row.querySelectorAll<HTMLElement>('[data-edit]')]
    const place = cell ? cells.indexOf(cell) : -1
    const rowStep = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (key === 'ArrowRight') cells[Math.min(place + 1, cells.length - 1)]?.focus()
    else if (key === 'ArrowLeft') (cell ? (cells[place - 1] ?? row) : cells.at(-1))?.focus()
    else if (!cell) return false
    else if (key === 'F2') cell.click()
    else if (key === 'Escape') row.focus({ preventScroll: true })
    else if (rowStep) {
      const next = rows[rows.findIndex(({ id }) => id === row.dataset.lead) + rowStep]
      if (!next) return true
      show(next.id)
      goTo(next.id, cell.dataset.edit)
    } else return false
    return true
  })
  return null
}
