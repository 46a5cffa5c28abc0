import type { EntryFigure, Trend } from '@foyer/contract/analytics/model'

const sumOf = (rows: readonly Trend[], of: (row: Trend) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)
const shareOf = (rows: readonly Trend[]): number | undefined => {
  const leads = sumOf(rows, (row) => row.leads)
  return leads > 0 ? sumOf(rows, (row) => row.converted) / leads : undefined
}

/** What leads are counted by. */
export type TrendFigure = 'contacted' | 'won' | 'conversion'

/** One of the small charts (C-110): what it is in a column, and in all of them. */
export interface TrendChart {
  key: 'interested' | 'contacted' | 'won' | 'responses' | 'conversion'
  isShare?: true
  /** The calls behind it. */
  entries?: EntryFigure
  /** Or the leads. */
  figure?: TrendFigure
  of: (rows: readonly Trend[]) => number | undefined
}

export const trendCharts: readonly TrendChart[] = [
  { key: 'interested', entries: 'interested', of: (rows) => sumOf(rows, (row) => row.interested) },
  { key: 'contacted', figure: 'contacted', of: (rows) => sumOf(rows, (row) => row.contacted) },
  { key: 'won', figure: 'won', of: (rows) => sumOf(rows, (row) => row.won) },
  { key: 'responses', entries: 'connected', of: (rows) => sumOf(rows, (row) => row.responses) },
  { key: 'conversion', figure: 'conversion', isShare: true, of: shareOf },
]

/** Columns that have not begun yet say nothing. */
export const begunBy = (rows: readonly Trend[], today: string): Trend[] =>
  rows.filter(({ span }) => span.from <= today)
