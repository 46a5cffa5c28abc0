import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { useFeatures } from '../features/accounts/use-profile'
import { RowSkeleton } from '../ui/states/skeleton'
import { Mark } from '../ui/wordmark'

/** In the place of a page while nothing of it is known: what index.html shows while the code is on its way. */
export const WaitingPage = () => (
  <div className="waiting">
    <Mark />
    {screenTexts.product}
  </div>
)

/** In the place of the frame while it is not known who is here, or while the code of the page is on its way. */
export function WaitingFrame() {
  // What the frame needs next is asked for already.
  useFeatures()
  return (
    <>
      <div className="waiting" data-framed>
        <Mark />
        {screenTexts.product}
      </div>
      <RowSkeleton rows={8} />
    </>
  )
}
