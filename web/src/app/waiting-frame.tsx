import { useFeatures } from '../features/accounts/use-profile'
import { BarSkeleton, RowSkeleton } from '../ui/states/skeleton'
import classes from './waiting-frame.module.css'

/** In the place of the frame while it is not known who is here, or while the code of the page is on its way. */
export function WaitingFrame() {
  // What the frame needs next is asked for already.
  useFeatures()
  return (
    <>
      <div className={classes.head}>
        <BarSkeleton width={24} />
        <BarSkeleton width={140} />
        <BarSkeleton width={72} />
      </div>
      <RowSkeleton rows={8} />
    </>
  )
}
