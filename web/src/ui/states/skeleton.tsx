import { screenTexts } from '@foyer/contract/kit/screen-texts'
import classes from './skeleton.module.css'

/** One bar in the place of a text that is on its way. */
export function BarSkeleton({ width }: { width: number | string }) {
  return (
    <span className={classes.skeleton} aria-hidden>
      <span className={classes.bar} style={{ width }} />
    </span>
  )
}

/** Rows in the shape of those to come: two lines at the left, two short ones at the right. */
export function RowSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.skeleton} role="status" aria-label={screenTexts.loading}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={index} className={classes.row} aria-hidden>
          <span className={classes.lines}>
            <span className={classes.bar} />
            <span className={classes.bar} />
          </span>
          <span className={`${classes.bar} ${classes.side}`} />
          <span className={`${classes.bar} ${classes.side}`} />
        </div>
      ))}
    </div>
  )
}
