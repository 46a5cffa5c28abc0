import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { BarSkeleton } from '../../ui/states/skeleton'
import styles from './board.module.css'

const columns = ['one', 'two', 'three', 'four', 'five', 'six']

/** Columns in the shape of those to come. */
export function BoardWaiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={screenTexts.loading}>
      {columns.map((column, place) => (
        <div key={column} className={styles.waitingColumn} aria-hidden>
          <BarSkeleton width="60%" />
          {columns.slice(place % 3).map((card) => (
            <div key={card} className={styles.waitingCard}>
              <BarSkeleton width="80%" />
              <BarSkeleton width="45%" />
              <BarSkeleton width="55%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
