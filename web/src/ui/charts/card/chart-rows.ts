import { byteOrderMark, csvLine } from '@foyer/contract/kit/spreadsheet/csv'
import type { ReactNode } from 'react'

type Plain = string | number

export interface ChartColumn {
  key: string
  label: string
  /** What a file says instead, where its values are not in these words. */
  fileLabel?: string
  /** At the right, and the largest first. */
  numeric?: boolean
  /** What it is sorted by, where that is not its plain value. */
  sortBy?: (row: ChartRow) => Plain
}

export interface ChartRow {
  key: string
  /** What is shown, by column. */
  cells: Record<string, ReactNode>
  /** The same for a file and for sorting: numbers as numbers. */
  plain: Record<string, Plain>
  /** Where its first cell leads. */
  to?: string | undefined
}

/** What a chart shows, as a table. */
export interface ChartRows {
  columns: readonly ChartColumn[]
  rows: readonly ChartRow[]
  caption: string
}

export interface Sorting {
  by: string
  isDescending: boolean
}

/** As somebody wants them sorted; without that in the order of the chart. */
export function sortedRows({ columns, rows }: ChartRows, sorting: Sorting | undefined): readonly ChartRow[] {
  const column = columns.find(({ key }) => key === sorting?.by)
  if (!column || !sorting) return rows
  const sortValue = column.sortBy ?? ((row: ChartRow) => row.plain[column.key] ?? '')
  const direction = sorting.isDescending ? -1 : 1
  return rows.toSorted((a, b) => direction * compared(sortValue(a), sortValue(b)))
}

/** The first click on a heading sorts as is mostly wanted, the next one the other way round. */
export function nextSorting({ key, numeric = false }: ChartColumn, now: Sorting | undefined): Sorting {
  return { by: key, isDescending: now?.by === key ? !now.isDescending : numeric }
}

/** A number is before a word: what has no value is often a dash. */
function compared(a: Plain, b: Plain): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? 1 : -1
  return String(a).localeCompare(String(b), 'en-IN', { numeric: true, sensitivity: 'base' })
}

/** The file of a table, for spreadsheets. */
export function csvOf(columns: readonly ChartColumn[], rows: readonly ChartRow[]): string {
  const head = csvLine(columns.map(({ label, fileLabel = label }) => fileLabel))
  const lines = rows.map(({ plain }) => csvLine(columns.map(({ key }) => plain[key] ?? '')))
  return byteOrderMark + head + lines.join('')
}
