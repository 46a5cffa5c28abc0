import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { SectionTotals } from '@foyer/contract/quotations/document/model'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Cell, CellColumn } from '../editing/columns'
import { isNumeric } from '../editing/columns'
import classes from './grid.module.css'
import type { GridPart } from './grid-part'
import type { RowProps } from './item-row'
import { SectionRows } from './section-rows'
import type { Active } from './use-cells'
import { useGrowing } from './use-growing'

interface GridProps extends GridPart {
  active: Active | undefined
  cells: RowProps['cells']
  closed: ReadonlySet<string>
  columns: readonly CellColumn[]
}

const widths: Record<CellColumn, string> = {
  name: 'minmax(12rem, 1fr)',
  description: '',
  basis: '6.5rem',
  unit: '4rem',
  quantity: '5rem',
  rate: '6.5rem',
  discount: '5.25rem',
  gst: '3.75rem',
  hsn: '5rem',
}

const cellAt = (target: EventTarget): Cell | undefined => {
  const place = (target as Element).closest('[data-cell]')?.getAttribute('data-cell')
  const [itemId, column] = place?.split('.') ?? []
  return itemId !== undefined && column !== undefined ? { itemId, column: column as CellColumn } : undefined
}

/** Items by section like a spreadsheet: one cell is active and typed into, keys lead to the others. */
export function Grid({ document, totals, marks, active, closed, columns, cells, ...facts }: GridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const totalsBySection = new Map(
    totals.sections.map((section): [string, SectionTotals] => [section.id, section]),
  )
  const shown = useGrowing({ sections: document.sections, closed, activeId: active?.itemId })
  const press = (event: PointerEvent) => {
    const cell = cellAt(event.target)
    if (event.button !== 0 || !cell || (event.target as Element).closest('input')) return
    event.preventDefault()
    cells.goTo(cell)
  }
  /** On a cell that is not typed into: after Escape, or when the grid was entered by Tab. */
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof HTMLInputElement ? undefined : cellAt(event.target)
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return
    const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
    if (event.key in arrows) {
      event.preventDefault()
      cells.move(cell, arrows[event.key as keyof typeof arrows])
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      cells.goTo(cell)
    } else if (event.key.length === 1) flushSync(() => cells.goTo(cell))
  }
  const style = { '--columns': [...columns.map((column) => widths[column]), '8rem', '2rem'].join(' ') }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are typed into
      role="grid"
      className={classes.grid}
      aria-label={texts.label}
      aria-readonly={facts.isReadOnly}
      style={style as CSSProperties}
      onPointerDown={press}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        const isInside = relatedTarget === null || grid.current?.contains(relatedTarget)
        if (!isInside && !(relatedTarget as Element).closest('[role="listbox"]')) cells.stop()
      }}
    >
      <thead>
        <tr className={classes.heads}>
          {columns.map((column) => (
            <th key={column} scope="col" data-number={isNumeric(column) || undefined}>
              {texts.columns[column]}
            </th>
          ))}
          <th scope="col" className={classes.amount}>
            {texts.columns.amount}
          </th>
        </tr>
      </thead>
      {document.sections.map((section, place) => (
        <SectionRows
          key={section.id}
          {...facts}
          columns={columns}
          cells={cells}
          section={section}
          place={place}
          count={document.sections.length}
          totals={totalsBySection.get(section.id)}
          active={active && section.items.some(({ id }) => id === active.itemId) ? active : undefined}
          marks={marks}
          isClosed={closed.has(section.id)}
          shown={shown[place] ?? 0}
          isFirst={place === 0 && active === undefined}
        />
      ))}
    </table>
  )
}
