import { labelOf } from '@foyer/contract/fields/lead-fields'
import { type EditedColumn, readOnlyCell } from '@foyer/contract/leads/list/cell-edits'
import { cellTexts } from '@foyer/contract/leads/messages/next/cells'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { ReactNode } from 'react'
import styles from '../table/lead-table.module.css'
import type { Cells } from './use-cells'

const menus: readonly EditedColumn[] = ['stage', 'callStatus']

interface CellPlaceProps {
  lead: LeadRow
  column: EditedColumn
  around: { cells?: Cells | undefined }
  /** Nothing where the lead has none. */
  children: ReactNode
}

/**
 * What a cell shows, as the button that edits it, or as it is with the reason. Its click is heard by the row: of thousands
 * of cells hardly one is edited. The arrows lead to it, so that Tab does not stop at each.
 */
export function CellPlace({ lead, column, around: { cells }, children }: CellPlaceProps) {
  const shown = children || <span data-ink="3">–</span>
  if (!cells) return shown
  const why = readOnlyCell(column, lead, cells.rights)
  if (why)
    return (
      <span className={styles.text} title={cellTexts.why[why]}>
        {shown}
      </span>
    )
  return (
    <button
      type="button"
      className={styles.edit}
      tabIndex={-1}
      data-edit={column}
      title={cellTexts.change[column]}
      aria-label={children ? undefined : cellTexts.empty(labelOf(column))}
      aria-haspopup={menus.includes(column) ? 'menu' : 'dialog'}
      aria-expanded={cells.openColumn === column}
    >
      {shown}
    </button>
  )
}
