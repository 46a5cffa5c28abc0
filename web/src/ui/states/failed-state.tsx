import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import classes from './states.module.css'

interface FailedStateProps {
  /** What could not be done, as a sentence. */
  what: string
  /** What is not lost by it. */
  kept?: string
  /** It is where the page would be, so its words are the heading. */
  isPage?: boolean
  onRetry: () => void
}

export function FailedState({ what, kept, isPage, onRetry }: FailedStateProps) {
  const Words = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} aria-hidden>
        <IconCloudOff size={28} stroke={1.4} />
      </span>
      <Words className={classes.title}>{what}</Words>
      {kept && <p className={classes.hint}>{kept}</p>}
      <Button className={classes.action} variant="default" onClick={onRetry}>
        {screenTexts.tryAgain}
      </Button>
    </div>
  )
}
