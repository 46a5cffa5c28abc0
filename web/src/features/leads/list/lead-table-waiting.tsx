import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadColumnTexts } from '@foyer/contract/leads/messages'
import type { CSSProperties } from 'react'
import { BarSkeleton } from '../../../ui/skeleton'
import { leadColumns } from './columns'
import styles from './lead-table.module.css'

export const rowHeight = 40

const columnTemplate = leadColumns.map(({ width, grow }) => `minmax(${width}px, ${grow}fr)`).join(' ')
const tableWidth = leadColumns.reduce((sum, { width }) => sum + width, 0)
export const tableMeasures = { '--columns': columnTemplate, '--width': `${tableWidth}px` } as CSSProperties

const tops = Array.from({ length: 14 }, (_, index) => index * rowHeight)

/** The table before its first rows are there: nothing moves when they come. */
export function LeadTableWaiting() {
  return (
    <div className={styles.sheet} data-waiting role="status" aria-label={screenTexts.loading}>
      <div className={styles.table} style={tableMeasures} aria-hidden>
        <div className={styles.head}>
          {leadColumns.map(({ id, isNumeric }) => (
            <div key={id} className={styles.cell} data-column={id} data-numeric={isNumeric}>
              {leadColumnTexts[id]}
            </div>
          ))}
        </div>
        <div className={styles.rows}>
          {tops.map((top) => (
            <WaitingRow key={top} top={top} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** In the place of a row that is on its way. */
export function WaitingRow({ top }: { top: number }) {
  return (
    <div className={styles.row} style={{ top }} aria-hidden>
      {leadColumns.map(({ id, isNumeric }) => (
        <div key={id} className={styles.cell} data-column={id} data-numeric={isNumeric}>
          <BarSkeleton width={id === 'name' ? 120 : 64} />
        </div>
      ))}
    </div>
  )
}
