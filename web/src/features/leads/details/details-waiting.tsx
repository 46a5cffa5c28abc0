import { BarSkeleton, RowSkeleton } from '../../../ui/skeleton'
import classes from './details.module.css'

/** In the shape of the page to come. */
export function DetailsWaiting() {
  return (
    <div className={classes.page}>
      <div className={classes.lead}>
        <div className={classes.head}>
          <BarSkeleton width={220} />
        </div>
        <div className={classes.card}>
          <RowSkeleton rows={3} />
        </div>
        <div className={classes.card}>
          <RowSkeleton rows={4} />
        </div>
      </div>
      <div className={classes.side} />
    </div>
  )
}
