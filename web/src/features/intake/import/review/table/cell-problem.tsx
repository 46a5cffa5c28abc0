import { Tooltip } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import type { ReviewRow } from '../reviewed'

const cellAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-cell]')) || undefined

/** The cell that is pointed at, or else the one that is being typed in. */
export function usePointedCell() {
  const [cell, setCell] = useState<HTMLElement>()
  const follow = ({ target }: SyntheticEvent) => setCell(cellAt(target) ?? cellAt(document.activeElement))
  const leave = () => setCell(cellAt(document.activeElement))
  return { cell, follows: { onFocus: follow, onMouseOver: follow, onMouseLeave: leave, onBlur: leave } }
}

interface CellProblemProps {
  cell: HTMLElement | undefined
  rows: readonly ReviewRow[]
}

/** One for all cells: a cell that got one of its own while it is typed in would be another cell, without the cursor. */
export function CellProblem({ cell, rows }: CellProblemProps) {
  const [row, column] = (cell?.dataset.cell ?? '').split('-').map(Number)
  const found = rows.find((one) => one.row === row)
  const problem = found?.isLeftOut || column === undefined ? undefined : found?.problems.get(column)
  if (!cell || problem === undefined) return null
  return <Tooltip key={cell.dataset.cell} target={cell} opened label={problem} />
}
