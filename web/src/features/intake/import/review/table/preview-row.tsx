// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their position, which a <table> cannot do
import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Checkbox } from '@mantine/core'
import { memo, useState } from 'react'
import { isBad, type ReviewColumn, type ReviewRow } from '../reviewed'
import type { PreviewProps } from './preview-props'
import styles from './preview-table.module.css'

interface PreviewRowProps extends Pick<PreviewProps, 'onEdit' | 'onLeaveOut'> {
  row: ReviewRow
  columns: readonly ReviewColumn[]
  place: number
  top: number
}

export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { row, columns, place, top, onEdit, onLeaveOut } = props
  return (
    <div
      role="row"
      tabIndex={-1}
      className={styles.row}
      style={{ top }}
      data-bad={isBad(row) || undefined}
      data-left-out={row.isLeftOut || undefined}
      aria-rowindex={place + 2}
    >
      <div role="rowheader" tabIndex={-1} className={styles.number} aria-label={texts.rowOf(row.row)}>
        {row.row}
      </div>
      <div role="cell" className={styles.tick}>
        <Checkbox
          p={4}
          aria-label={texts.take(row.row)}
          checked={!row.isLeftOut}
          onChange={(event) => onLeaveOut(row.row, !event.currentTarget.checked)}
        />
      </div>
      {columns.map((column) => (
        <PreviewCell key={column.index} row={row} column={column} onEdit={onEdit} />
      ))}
    </div>
  )
})

interface PreviewCellProps extends Pick<PreviewProps, 'onEdit'> {
  row: ReviewRow
  column: ReviewColumn
}

function PreviewCell({ row, column: { index, label }, onEdit }: PreviewCellProps) {
  const text = row.cells[index] ?? ''
  /** What was there when somebody came to it. */
  const [came, setCame] = useState<string>()
  const isTyped = came !== undefined && came !== text
  if (label === undefined)
    return (
      <div role="cell" className={styles.cell} data-out data-cut>
        {text}
      </div>
    )
  const problem = row.isLeftOut ? undefined : row.problems.get(index)
  return (
    <div role="cell" className={styles.cell} data-bad={problem !== undefined || undefined}>
      <input
        className={styles.input}
        data-hover
        data-cell={`${row.row}-${index}`}
        aria-label={texts.cell(label, row.row)}
        aria-invalid={problem !== undefined}
        aria-description={problem}
        autoComplete="off"
        spellCheck={false}
        disabled={row.isLeftOut}
        value={text}
        onChange={(event) => onEdit(row.row, index, event.currentTarget.value)}
        onFocus={() => setCame(text)}
        onBlur={() => setCame(undefined)}
        // Escape takes back what was typed, as in a spreadsheet, and only then closes the dialog.
        data-mantine-stop-propagation={isTyped}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && isTyped && !nativeEvent.isComposing) onEdit(row.row, index, came)
        }}
      />
    </div>
  )
}
