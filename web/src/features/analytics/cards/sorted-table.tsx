import { useState } from 'react'
import { type ChartRows, type Sorting, sortedRows } from '../../../ui/charts/card/chart-rows'
import { ChartTable } from '../../../ui/charts/card/chart-table'

/** Figures that are a table in the first place. */
export function SortedTable({ table }: { table: ChartRows }) {
  const [sorting, setSorting] = useState<Sorting>()
  return <ChartTable table={table} rows={sortedRows(table, sorting)} sorting={sorting} onSort={setSorting} />
}
