// biome-ignore-all lint/a11y/useSemanticElements: the table's rows are placed by their position

import { labelOf } from '@foyer/contract/fields/lead-fields'
import { leadLimits } from '@foyer/contract/leads/limits'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { listRefusals } from '@foyer/contract/leads/messages/filters'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type DragEvent, type RefObject, useState } from 'react'
import { drawnWhenChanged } from '../../../../ui/drawn-when-changed'
import { showToast } from '../../../../ui/toasts/toast'
import { isQuickSort, type ListSort, toggleSort } from '../list-address'
import type { LeadColumn } from '../table/columns'
import styles from '../table/lead-table.module.css'
import { moveTo } from './arrange'
import type { ColumnHeadTools } from './column-head-tools'
import { ColumnOptions } from './column-options'
import { ResizeEdge } from './resize-edge'

interface ColumnHeadProps extends ColumnHeadTools {
  column: LeadColumn
  total: number
  table: RefObject<HTMLElement | null>
}

const dragged = 'application/x-foyer-column'

/** A click on the name sorts; the rest is behind the button beside it. It can be dragged to another place. */
export const ColumnHead = drawnWhenChanged(function ColumnHead({
  column,
  total,
  table,
  ...tools
}: ColumnHeadProps) {
  const { id, sort: sortedBy, isNumeric } = column
  const { sort, onSort, columns, onColumns } = tools
  const [isTarget, setTarget] = useState(false)
  const isSorted = sortedBy === sort.sort
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp
  // C-087: beyond that the server refuses, so say it before.
  const sortRefusal =
    isQuickSort(sortedBy) || total <= leadLimits.sortedMax ? undefined : listRefusals.tooManyToSort.text

  const sortBy = (next: ListSort) =>
    sortRefusal ? showToast({ kind: 'problem', text: sortRefusal }) : onSort(next)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setTarget(false)
    const from = event.dataTransfer.getData(dragged) as LeadColumn['id']
    if (from) onColumns(moveTo(columns, from, id))
  }
  const dragOver = (event: DragEvent) => {
    if (id === 'name' || !event.dataTransfer.types.includes(dragged)) return
    event.preventDefault()
    setTarget(true)
  }

  return (
    <div
      role="columnheader"
      className={styles.cell}
      data-column={id}
      data-numeric={isNumeric}
      data-target={isTarget || undefined}
      aria-label={labelOf(id)}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      tabIndex={-1}
      onDragOver={dragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <UnstyledButton
        className={styles.sort}
        data-hover="ink"
        data-focus="inside"
        title={`${leadListTexts.sortBy} ${labelOf(id)}`}
        draggable={id !== 'name'}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragged, id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        onClick={() => sortBy(toggleSort(sort, sortedBy))}
      >
        <span className={styles.text}>{labelOf(id)}</span>
        {isSorted && <Arrow size={13} stroke={1.8} aria-hidden />}
      </UnstyledButton>
      <ColumnOptions column={column} tools={tools} sortRefusal={sortRefusal} />
      <ResizeEdge column={id} table={table} columns={columns} onColumns={onColumns} />
    </div>
  )
})
