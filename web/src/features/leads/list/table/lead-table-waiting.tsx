import { labelOf } from '@foyer/contract/fields/lead-fields'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import type { ColumnPreference } from '@foyer/contract/leads/list/columns'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import { BarSkeleton } from '../../../../ui/states/skeleton'
import { densityOf, rowHeightOf, useDensity } from '../density'
import type { LeadColumn } from './columns'
import styles from './lead-table.module.css'
import { useTableLayout } from './table-layout'

/** As many as a large screen shows of the smallest. */
const places = Array.from({ length: 24 }, (_, index) => index)

interface LeadTableWaitingProps {
  preferences: readonly ColumnPreference[]
  hasSelection: boolean
}

/** The table before its first rows are there: nothing moves when they come. */
export function LeadTableWaiting({ preferences, hasSelection }: LeadTableWaitingProps) {
  const { columns, measures } = useTableLayout(preferences, hasSelection)
  const density = useDensity()
  return (
    <div className={styles.sheet} {...densityOf(density)} role="status" aria-label={screenTexts.loading}>
      <div className={styles.table} style={measures} aria-hidden>
        <div className={styles.head}>
          {hasSelection && <div className={styles.cell} data-column="select" />}
          {columns.map(({ id, isNumeric }) => (
            <div key={id} className={styles.cell} data-column={id} data-numeric={isNumeric}>
              {labelOf(id)}
            </div>
          ))}
          <div className={styles.cell} data-column="history" data-numeric>
            {columnTexts.history}
          </div>
        </div>
        <div className={styles.rows}>
          {places.map((place) => (
            <WaitingRow
              key={place}
              top={place * rowHeightOf(density)}
              columns={columns}
              hasSelection={hasSelection}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface WaitingRowProps {
  top: number
  columns: readonly LeadColumn[]
  hasSelection: boolean
}

/** In the place of a row that is on its way. */
export function WaitingRow({ top, columns, hasSelection }: WaitingRowProps) {
  return (
    <div className={styles.row} style={{ top }} aria-hidden>
      {hasSelection && <div className={styles.cell} data-column="select" />}
      {columns.map(({ id, isNumeric }) => (
        <div key={id} className={styles.cell} data-column={id} data-numeric={isNumeric}>
          <BarSkeleton width={id === 'name' ? 120 : 64} />
        </div>
      ))}
      <div className={styles.cell} data-column="history" />
    </div>
  )
}
