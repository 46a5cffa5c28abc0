import type { ColumnPreference } from '@foyer/contract/leads/list/columns'
import type { ColumnFilter } from '@foyer/contract/leads/model'
import type { ListSort } from '../list-address'
import type { LeadColumn } from '../table/columns'

/** What a head can do to the list. */
export interface ColumnHeadTools {
  sort: ListSort
  onSort: (sort: ListSort) => void
  columns: readonly ColumnPreference[]
  onColumns: (columns: ColumnPreference[]) => void
  filters: readonly ColumnFilter[]
  onFilter: (column: LeadColumn['id'], filter: ColumnFilter | undefined) => void
}
