// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their position, which a <table> cannot do
import { leadListTexts } from '@foyer/contract/leads/messages'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import { Checkbox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { lazy, type Ref, Suspense, useMemo, useRef, useState } from 'react'
import type { Selection } from '../../bulk/use-selection'
import { useCells } from '../cells/use-cells'
import { ColumnHead } from '../columns/column-head'
import type { ColumnHeadTools } from '../columns/column-head-tools'
import { densityOf, rowHeightOf, useDensity } from '../density'
import { MoreFailed } from '../more-failed'
import type { LeadList } from '../use-lead-list'
import { useLoadMore } from '../use-load-more'
import { usePlaceInList } from '../use-place-in-list'
import type { ListSurroundings } from './columns'
import { LeadRow } from './lead-row'
import styles from './lead-table.module.css'
import { WaitingRow } from './lead-table-waiting'
import { useTableLayout } from './table-layout'
import { type RowHandle, useRowHandle } from './use-row-handle'

const CellKeys = lazy(() => import('../cells/cell-keys').then((module) => ({ default: module.CellKeys })))
const CellEditing = lazy(() =>
  import('../cells/cell-editing').then((module) => ({ default: module.CellEditing })),
)

interface LeadTableProps {
  list: LeadList
  /** Another choice begins at the top again. */
  choice: string
  around: ListSurroundings
  tools: ColumnHeadTools
  /** Puts a checkbox before every lead. */
  selection?: Selection | undefined
  /** The lead in the preview. */
  openId: string | undefined
  handle: Ref<RowHandle>
}

/** A real table for those who hear it; only the rows in sight are in the page, however many there are. */
export function LeadTable({ list, choice, around, tools, selection, openId, handle }: LeadTableProps) {
  const sheet = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const { rows, total, hasMore, isReloading } = list
  const { columns, measures } = useTableLayout(tools.columns, selection !== undefined)
  const density = useDensity()
  const rowHeight = rowHeightOf(density)
  const waiting = hasMore ? 2 : 0
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: rows.length + waiting,
    getScrollElement: () => sheet.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingEnd: rowHeight,
  })
  const items = virtual.getVirtualItems()
  useLoadMore(list, items.at(-1)?.index)
  usePlaceInList(virtual, rows, choice, rowHeight)
  useRowHandle(handle, { sheet, virtual, rows, rowHeight })
  const show = (leadId: string) => virtual.scrollToIndex(rows.findIndex(({ id }) => id === leadId))
  const { cells, opened, hoped, setHoped, close, giveBack } = useCells(sheet)
  const [isEdited, setEdited] = useState(false)
  if (opened && !isEdited) setEdited(true)
  const editable = useMemo(() => ({ ...around, cells }), [around, cells])
  const edited = useMemo(
    () => ({ ...around, cells: { ...cells, openColumn: opened?.column } }),
    [around, cells, opened?.column],
  )

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      {...densityOf(density)}
      data-focus="inside"
      aria-label={leadListTexts.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-lead-list
    >
      <div
        ref={table}
        role="table"
        className={styles.table}
        data-dims
        style={measures}
        aria-label={leadListTexts.title}
        aria-rowcount={total + 1}
        aria-busy={isReloading}
      >
        <div role="row" className={styles.head} aria-rowindex={1} tabIndex={-1}>
          {selection && (
            <div role="columnheader" className={styles.cell} data-column="select" tabIndex={-1}>
              <Checkbox
                p={4}
                aria-label={columnTexts.selectAll}
                checked={selection.isAll}
                indeterminate={selection.count > 0 && !selection.isAll}
                onChange={selection.toggleAll}
              />
            </div>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} {...tools} total={total} table={table} />
          ))}
          <div role="columnheader" className={styles.cell} data-column="history" data-numeric tabIndex={-1}>
            {columnTexts.history}
          </div>
        </div>
        <div role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const lead = rows[index]
            if (!lead)
              return (
                <WaitingRow
                  key={`waiting-${index}`}
                  top={start}
                  columns={columns}
                  hasSelection={selection !== undefined}
                />
              )
            return (
              <LeadRow
                key={lead.id}
                lead={hoped?.id === lead.id ? hoped : lead}
                columns={columns}
                around={opened?.lead.id === lead.id ? edited : editable}
                index={index}
                top={start}
                isSelected={selection?.isTicked(lead.id)}
                onSelect={selection?.toggle}
                isOpen={lead.id === openId}
              />
            )
          })}
        </div>
      </div>
      {list.moreFailed && <MoreFailed onRetry={list.loadMore} />}
      <Suspense>
        <CellKeys sheet={sheet} rows={rows} show={show} />
      </Suspense>
      <Suspense>
        {isEdited && <CellEditing opened={opened} onClose={close} giveBack={giveBack} onHope={setHoped} />}
      </Suspense>
    </section>
  )
}
