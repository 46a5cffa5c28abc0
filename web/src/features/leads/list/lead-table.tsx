// biome-ignore-all lint/a11y/useSemanticElements: rows stand by their position, which a <table> cannot do
import { leadColumnTexts, leadListTexts } from '@foyer/contract/leads/messages'
import type { LeadRow, LeadSort } from '@foyer/contract/leads/model'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { type LeadColumn, type ListSurroundings, leadColumns } from './columns'
import styles from './lead-table.module.css'
import { rowHeight, tableMeasures, WaitingRow } from './lead-table-waiting'
import type { ListSort } from './list-address'
import { MoreFailed } from './more-failed'
import type { LeadList } from './use-lead-list'
import { useLoadMore } from './use-load-more'

interface LeadTableProps {
  list: LeadList
  /** Another choice begins at the top again. */
  choice: string
  around: ListSurroundings
  sort: ListSort
  onSort: (sort: LeadSort) => void
}

/** A real table for those who hear it; only the rows in sight are in the page, however many there are. */
export function LeadTable({ list, choice, around, sort, onSort }: LeadTableProps) {
  const sheet = useRef<HTMLElement>(null)
  const { rows, total, hasMore, isReloading } = list
  const waiting = hasMore ? 2 : 0
  const virtual = useVirtualizer({
    count: rows.length + waiting,
    getScrollElement: () => sheet.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const items = virtual.getVirtualItems()
  useLoadMore(list, items.at(-1)?.index)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what matters
  useEffect(() => virtual.scrollToOffset(0), [choice])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={sheet} className={styles.sheet} aria-label={leadListTexts.title} tabIndex={0}>
      <div
        role="table"
        className={styles.table}
        style={tableMeasures}
        aria-label={leadListTexts.title}
        aria-rowcount={total + 1}
        aria-busy={isReloading}
      >
        <div role="row" className={styles.head} aria-rowindex={1} tabIndex={-1}>
          {leadColumns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </div>
        <div role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const lead = rows[index]
            if (!lead) return <WaitingRow key={`waiting-${index}`} top={start} />
            return <Row key={lead.id} lead={lead} around={around} index={index} top={start} />
          })}
        </div>
      </div>
      {list.moreFailed && <MoreFailed onRetry={list.loadMore} />}
    </section>
  )
}

interface HeadProps {
  column: LeadColumn
  sort: ListSort
  onSort: (sort: LeadSort) => void
}

function Head({ column: { id, sort: sortedBy, isNumeric }, sort, onSort }: HeadProps) {
  const isSorted = sortedBy === sort.sort
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp
  const direction = sort.descending ? 'descending' : 'ascending'
  return (
    <div
      role="columnheader"
      className={styles.cell}
      data-column={id}
      data-numeric={isNumeric}
      aria-sort={isSorted ? direction : undefined}
      tabIndex={-1}
    >
      {sortedBy ? (
        <UnstyledButton
          className={styles.sort}
          title={`${leadListTexts.sortBy} ${leadColumnTexts[id]}`}
          onClick={() => onSort(sortedBy)}
        >
          {leadColumnTexts[id]}
          {isSorted && <Arrow size={13} stroke={1.8} aria-hidden />}
        </UnstyledButton>
      ) : (
        leadColumnTexts[id]
      )}
    </div>
  )
}

interface RowProps {
  lead: LeadRow
  around: ListSurroundings
  index: number
  top: number
}

const Row = memo(function Row({ lead, around, index, top }: RowProps) {
  return (
    <div role="row" className={styles.row} style={{ top }} aria-rowindex={index + 2} tabIndex={-1}>
      {leadColumns.map(({ id, isNumeric, isQuiet, cell }) => (
        <div
          key={id}
          role="cell"
          className={styles.cell}
          data-column={id}
          data-numeric={isNumeric}
          data-quiet={isQuiet}
        >
          {cell(lead, around) || <span className={styles.missing}>–</span>}
        </div>
      ))}
    </div>
  )
})
