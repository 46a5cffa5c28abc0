import { Surface } from '../../../../ui/layout/card'
import { Stack } from '../../../../ui/layout/flow'
import { BarSkeleton, RowSkeleton } from '../../../../ui/states/skeleton'
import classes from './details.module.css'

/** In the shape of the page to come. */
export function DetailsWaiting() {
  return (
    <div className={classes.page}>
      <Stack className={classes.lead}>
        <div className={classes.head}>
          <BarSkeleton width={220} />
        </div>
        <Surface>
          <RowSkeleton rows={3} />
        </Surface>
        <Surface>
          <RowSkeleton rows={4} />
        </Surface>
      </Stack>
      <div className={classes.side} />
    </div>
  )
}
