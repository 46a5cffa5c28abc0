import { exactFigure } from '@foyer/contract/kit/money'
import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationItem, QuotationKind } from '@foyer/contract/quotations/document/model'
import { IconDotsVertical } from '@tabler/icons-react'
import { lazy, memo, Suspense, useState } from 'react'
import { shownIn, typedIn } from '../editing/cell-text'
import { type CellColumn, isNumeric } from '../editing/columns'
import type { WritingActions } from '../editing/use-writing'
import { CellInput } from './cell-input'
import classes from './grid.module.css'
import type { RowMarks } from './marks'
import type { Active, Cells } from './use-cells'

const RowMenu = lazy(() => import('./row-menu').then((module) => ({ default: module.RowMenu })))

export interface RowProps {
  item: QuotationItem
  /** Of the row, before tax and the discount on the sum. */
  net: number
  symbol: string
  kind: QuotationKind
  columns: readonly CellColumn[]
  /** Only in its own row. */
  active: Active | undefined
  /** What is wrong in its cells. */
  marks: RowMarks | undefined
  /** The grid is entered here. */
  isEntrance: boolean
  cells: Cells
  actions: WritingActions
  isReadOnly: boolean
}

/** One item. It is drawn again only when something of it has changed: there can be hundreds. */
export const ItemRow = memo(function ItemRow(props: RowProps) {
  const { item, net, symbol, columns, active, cells, actions, isReadOnly } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const name = item.name || texts.unnamedItem
  return (
    <tr className={classes.row} data-active={active !== undefined || undefined}>
      {columns.map((column) =>
        column === 'name' ? (
          <td key={column} className={classes.names}>
            <CellOf {...props} column="name" />
            <CellOf {...props} column="description" />
          </td>
        ) : (
          <CellOf key={column} {...props} column={column} />
        ),
      )}
      <td className={classes.amount}>{exactFigure(net, symbol)}</td>
      <td className={classes.tool}>
        {!isReadOnly && (
          <button
            type="button"
            className={classes.dots}
            aria-label={`${texts.details}: ${name}`}
            aria-haspopup="menu"
            tabIndex={-1}
            onClick={() => setMenuOpen(true)}
          >
            <IconDotsVertical size={16} stroke={1.6} aria-hidden />
          </button>
        )}
        {isMenuOpen && (
          <Suspense>
            <RowMenu item={item} cells={cells} actions={actions} onClose={() => setMenuOpen(false)} />
          </Suspense>
        )}
      </td>
    </tr>
  )
})

interface CellProps extends RowProps {
  column: CellColumn
}

function CellOf({ item, column, symbol, active, kind, marks, isEntrance, cells, actions }: CellProps) {
  const isHere = active?.column === column
  const mark = marks?.[column]
  const isSecond = column === 'description'
  const shown = mark?.text ?? shownIn(item, column)
  if (isSecond && !shown && !isHere) return null
  const Place = column === 'name' || isSecond ? 'div' : 'td'
  return (
    <Place
      className={isSecond ? classes.second : classes.cell}
      data-focus="inside"
      data-cell={`${item.id}.${column}`}
      data-number={isNumeric(column) || undefined}
      data-wrong={mark !== undefined || undefined}
      title={mark?.why}
      tabIndex={isHere || (isEntrance && column === 'name') ? 0 : -1}
    >
      {isHere && active.isEditing ? (
        <CellInput
          key={active.turn}
          itemId={item.id}
          column={column}
          value={mark?.text ?? typedIn(item, column)}
          symbol={symbol}
          kind={kind}
          cells={cells}
          actions={actions}
        />
      ) : (
        <span>{shown || (column === 'name' ? <span data-ink="3">{texts.unnamedItem}</span> : '')}</span>
      )}
    </Place>
  )
}
