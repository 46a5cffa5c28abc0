import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { FailedState } from '../ui/states/failed-state'
import classes from './bare-frame.module.css'

/** A page that failed while loading or rendering. Reloading also fetches a newer version of the product. */
export function PageFailed() {
  return (
    <FailedState
      isPage
      what={screenTexts.pageFailed}
      kept={screenTexts.pageFailedHint}
      onRetry={() => window.location.reload()}
    />
  )
}

/** The same without a frame around it. */
export function BarePageFailed() {
  return (
    <main className={classes.bare}>
      <PageFailed />
    </main>
  )
}
