import { leadLimits } from '@foyer/contract/leads/limits'
import type { ColumnPreference, LeadColumnKey } from '@foyer/contract/leads/list/columns'

type Columns = readonly ColumnPreference[]

/** The lead's name stays at the left edge, whatever was stored. */
export const nameFirst = (columns: Columns): ColumnPreference[] => [
  ...columns.filter(({ column }) => column === 'name'),
  ...columns.filter(({ column }) => column !== 'name'),
]

const changed = (columns: Columns, column: LeadColumnKey, part: Partial<ColumnPreference>) =>
  columns.map((one) => (one.column === column ? { ...one, ...part } : one))

export const show = (columns: Columns, column: LeadColumnKey, isVisible: boolean): ColumnPreference[] =>
  changed(columns, column, { isVisible })

export const resize = (columns: Columns, column: LeadColumnKey, width: number): ColumnPreference[] =>
  changed(columns, column, {
    width: Math.round(Math.min(leadLimits.columnWidthMax, Math.max(leadLimits.columnWidthMin, width))),
  })

/** To the place of another column, which makes room on the side it comes from. */
export function moveTo(columns: Columns, column: LeadColumnKey, target: LeadColumnKey): ColumnPreference[] {
  if (column === target || column === 'name' || target === 'name') return [...columns]
  const from = columns.findIndex((one) => one.column === column)
  const to = columns.findIndex((one) => one.column === target)
  const others = columns.filter((one) => one.column !== column)
  return from < 0 || to < 0 ? [...columns] : others.toSpliced(to, 0, columns[from] as ColumnPreference)
}

/** The visible neighbour on a side that it can change places with. */
export function neighbourOf(
  columns: Columns,
  column: LeadColumnKey,
  side: 'left' | 'right',
): LeadColumnKey | undefined {
  const shown = nameFirst(columns).filter(({ isVisible }) => isVisible)
  const place = shown.findIndex((one) => one.column === column)
  const neighbour = shown[side === 'left' ? place - 1 : place + 1]?.column
  return column === 'name' || neighbour === 'name' ? undefined : neighbour
}
