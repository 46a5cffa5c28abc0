import type { ColumnPreference } from '@foyer/contract/leads/columns'
import type { ColumnFilter } from '@foyer/contract/leads/model'
import type { LeadColumn } from '../list/columns'
import type { ListSort } from '../list/list-address'

/** What a head can do to the list. */
export interface ColumnHeadTools {
  sort: ListSort
  onSort: (sort: ListSort) => void
  columns: readonly ColumnPreference[]
  onColumns: (columns: ColumnPreference[]) => void
  filters: readonly ColumnFilter[]
  onFilter: (column: LeadColumn['id'], filter: ColumnFilter | undefined) => void
}
