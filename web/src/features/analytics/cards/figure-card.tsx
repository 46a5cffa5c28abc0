import type { FigureQuery } from '@foyer/contract/analytics/model'
import type { ReactNode } from 'react'
import { useLogged } from '../../../api/use-logged'
import type { ChartRows } from '../../../ui/charts/card/chart-rows'
import { ChartCard } from '../../../ui/charts/chart-card'
import type { Reading } from '../../../ui/reading'
import styles from '../analytics.module.css'

/** What every card of the dashboard gets. */
export interface FigureCardProps {
  query: FigureQuery
  /** The line that says of which days and of whom. */
  about: string
}

interface FigureOf<T> {
  of: Reading<T> & { isPlaceholderData?: boolean; error?: unknown }
  title: string
  about: string
  explain?: string
  isEmpty: (data: T) => boolean
  emptyText: string
  failedText: string
  /** Its files say their days and people too. */
  fileName: string
  table: (data: T) => ChartRows
  action?: ReactNode
  /** Chosen inside the card, which stays usable meanwhile. */
  hasOwnPeriod?: boolean
  /** Two columns of the grid instead of one. */
  isWide?: boolean
  children: (data: T) => ReactNode
}

const noRows: ChartRows = { columns: [], rows: [], caption: '' }

/** A card of one figure: waiting, failed, empty, or drawn; while another period is on its way the former one is pale. */
export function FigureCard<T>(props: FigureOf<T>) {
  const { of, isEmpty, table, hasOwnPeriod = false, isWide, children, ...card } = props
  const { data, isError, error, refetch, isPlaceholderData = false } = of
  useLogged(card.failedText, error)
  const isReady = data !== undefined && !isEmpty(data)
  const state = data === undefined ? (isError ? 'failed' : 'loading') : isReady ? 'ready' : 'empty'
  return (
    <div
      className={styles.cell}
      data-wide={isWide}
      data-dims
      aria-busy={isPlaceholderData}
      // Its line says the new days already: nothing of the former ones is opened or saved under their name.
      inert={isPlaceholderData && !hasOwnPeriod}
    >
      <ChartCard
        {...card}
        fileName={`${card.fileName} ${card.about}`.replace(/[^\p{L}\p{N}]+/gu, '-')}
        state={state}
        onRetry={() => void refetch()}
        table={isReady ? table(data) : noRows}
      >
        {isReady && children(data)}
      </ChartCard>
    </div>
  )
}
