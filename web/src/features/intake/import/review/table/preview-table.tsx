// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their position, which a <table> cannot do
import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, useImperativeHandle, useMemo, useRef } from 'react'
import { CellProblem, usePointedCell } from './cell-problem'
import { columnWidths } from './column-widths'
import type { PreviewProps } from './preview-props'
import { PreviewRow } from './preview-row'
import styles from './preview-table.module.css'

const rowHeight = 36
const cellId = (row: number, column: number) => `[data-cell="${row}-${column}"]`

/** Every row of the file, as in a spreadsheet; only those in sight are in the page. */
export function PreviewTable({ rows, columns, onEdit, onLeaveOut, handle }: PreviewProps) {
  const sheet = useRef<HTMLElement>(null)
  const { cell, follows } = usePointedCell()
  const widths = useMemo(() => columnWidths(columns, rows), [columns, rows])
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: rows.length,
    getScrollElement: () => sheet.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: 48,
  })

  const focus = (place: number, column: number) => {
    const { row } = rows[place] ?? {}
    if (row === undefined) return
    virtual.scrollToIndex(place, { align: 'auto' })
    // It is drawn by then, if it was out of sight.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => sheet.current?.querySelector<HTMLElement>(cellId(row, column))?.focus()),
    )
  }
  useImperativeHandle(handle, () => ({
    show: (row, column) => {
      const place = rows.findIndex((one) => one.row === row)
      const first = columns.find(({ target }) => target !== undefined)?.index ?? 0
      if (place >= 0) focus(place, column ?? first)
    },
  }))
  /** Up and down as in a spreadsheet; Enter goes down too. */
  const go = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key]
    const [row, column] = ((event.target as HTMLElement).dataset.cell ?? '').split('-').map(Number)
    if (by === undefined || column === undefined) return
    event.preventDefault()
    focus(rows.findIndex((one) => one.row === row) + by, column)
  }

  const measures = {
    '--columns': `3.25rem 2.25rem ${widths.map((width) => `${width}rem`).join(' ')} 1fr`,
    '--width': `${5.5 + widths.reduce((sum, width) => sum + width, 0)}rem`,
  } as CSSProperties
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      data-focus="inside"
      aria-label={texts.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={go}
      {...follows}
    >
      <CellProblem cell={cell} rows={rows} />
      <div
        role="table"
        className={styles.table}
        style={measures}
        aria-label={texts.table}
        aria-rowcount={rows.length + 1}
      >
        <div role="row" tabIndex={-1} className={styles.head} aria-rowindex={1}>
          <div role="columnheader" tabIndex={-1} className={styles.number}>
            {texts.row}
          </div>
          <div role="columnheader" tabIndex={-1} className={styles.tick}>
            <VisuallyHidden>{texts.taken}</VisuallyHidden>
          </div>
          {columns.map(({ index, heading, label }) => (
            <div
              key={index}
              role="columnheader"
              tabIndex={-1}
              className={styles.heading}
              data-ink={label ? '1' : '3'}
            >
              <span data-cut>{label ?? texts.leftOutShort}</span>
              <small data-cut>{heading}</small>
            </div>
          ))}
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <PreviewRow
                  key={row.row}
                  row={row}
                  columns={columns}
                  place={index}
                  top={start}
                  onEdit={onEdit}
                  onLeaveOut={onLeaveOut}
                />
              )
            )
          })}
        </div>
      </div>
    </section>
  )
}
