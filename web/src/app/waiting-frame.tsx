import { useFeatures } from '../features/accounts/use-profile'
import { RowSkeleton } from '../ui/states/skeleton'
import { Mark } from '../ui/wordmark'

/** In the place of the frame while it is not known who is here, or while the code of the page is on its way. */
export function WaitingFrame() {
  // What the frame needs next is asked for already.
  useFeatures()
  return (
    <>
      <div className="waiting" data-framed>
        <Mark />
      </div>
      <RowSkeleton rows={8} />
    </>
  )
}
