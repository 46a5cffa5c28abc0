import type { ColumnPreference, LeadColumnKey } from '@foyer/contract/leads/list/columns'
import { type CSSProperties, useMemo } from 'react'
import { textScale } from '../../../../ui/text-scale'
import { nameFirst } from '../columns/arrange'
import { type LeadColumn, leadColumns } from './columns'

const selectWidth = 40 * textScale
const historyWidth = 104 * textScale

interface TableLayout {
  /** Changes only when others are shown or their order changes: a pulled edge redraws no row. */
  columns: readonly LeadColumn[]
  measures: CSSProperties
}

export function useTableLayout(preferences: readonly ColumnPreference[], hasSelection: boolean): TableLayout {
  const shown = nameFirst(preferences).filter(({ isVisible }) => isVisible)
  const keys = shown.map(({ column }) => column).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say all that matters
  const columns = useMemo(() => shown.map(({ column }) => leadColumns[column]), [keys])

  const usual = (column: LeadColumnKey) => leadColumns[column].width * textScale
  const tracks = shown.map(({ column, width }) =>
    width ? `${width}px` : `minmax(${usual(column)}px, ${leadColumns[column].grow}fr)`,
  )
  const widths = shown.map(({ column, width }) => width ?? usual(column))
  const pin = hasSelection ? selectWidth : 0
  const total = widths.reduce((sum, width) => sum + width, pin + historyWidth)
  const template = [
    ...(hasSelection ? [`${selectWidth}px`] : []),
    ...tracks,
    `minmax(${historyWidth}px, 1fr)`,
  ]
  const measures = { '--columns': template.join(' '), '--width': `${total}px`, '--pin': `${pin}px` }
  return { columns, measures: measures as CSSProperties }
}
