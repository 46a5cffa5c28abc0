import { type FieldWith, fieldsWith, leadFields } from '../../fields/lead-fields'
import { leadLimits } from '../limits'

export type LeadColumnKey = FieldWith<'column'>
const usualColumns: readonly LeadColumnKey[] = fieldsWith('column')

/** The table from left to right (L-021). The first and the last column are always visible and never move. */
export const tableColumns = ['select', ...usualColumns, 'history'] as const

/** The Show/Hide menu from top to bottom; a column filter is numbered by its position here, from 1 (C-085). */
export const menuColumns: readonly LeadColumnKey[] = fieldsWith('column', [
  'name',
  'address',
  'phone',
  'email',
  'city',
  'budget',
  'workScope',
  'area',
  'stage',
  'callStatus',
  'lastCall',
  'followUp',
  'expectedClosure',
  'assignee',
  'source',
  'sourceName',
])

/** L-027 */
export const isLockedColumn = (column: LeadColumnKey): boolean => leadFields[column].column === 'fixed'

const isShownAtFirst = (column: LeadColumnKey): boolean => leadFields[column].column !== 'on-request'

/** One column as a person set it; their order is the order in the table. */
export interface ColumnPreference {
  column: LeadColumnKey
  isVisible: boolean
  /** In pixels; undefined until somebody resizes it. */
  width: number | undefined
}

export interface LeadListPreferences {
  columns: ColumnPreference[]
  /** The view the list opens with. */
  defaultViewId: string | undefined
}

/** Repairs whatever was stored: every column once, locked ones visible, new ones at the end. */
export function arrangeColumns(stored: readonly Partial<ColumnPreference>[]): ColumnPreference[] {
  const known = stored.filter(
    (one, index) =>
      usualColumns.includes(one.column as LeadColumnKey) &&
      stored.findIndex(({ column }) => column === one.column) === index,
  )
  const missing = usualColumns.filter((column) => !known.some((one) => one.column === column))
  return [...known, ...missing.map((column): Partial<ColumnPreference> => ({ column }))].map((one) => {
    const column = one.column as LeadColumnKey
    const isVisible = isLockedColumn(column) || (one.isVisible ?? isShownAtFirst(column))
    return { column, isVisible, width: bounded(one.width) }
  })
}

const bounded = (width: number | undefined): number | undefined =>
  width === undefined || !Number.isFinite(width)
    ? undefined
    : Math.round(Math.min(leadLimits.columnWidthMax, Math.max(leadLimits.columnWidthMin, width)))
