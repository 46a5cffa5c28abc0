import { networkTexts, screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useIsOnline } from '../use-is-online'
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

/** Without a network nothing is wrong: it is said calmly, and comes by itself. */
export function FailedState({ what, kept, isPage, onRetry }: FailedStateProps) {
  const isOnline = useIsOnline()
  const again = useRef(onRetry)
  useEffect(() => {
    again.current = onRetry
  })
  useEffect(() => {
    if (!isOnline) return () => again.current()
  }, [isOnline])
  const Words = isPage ? 'h1' : 'p'
  const hint = isOnline ? kept : networkTexts.notHere
  return (
    <div className={classes.state} role={isOnline ? 'alert' : 'status'}>
      <span className={classes.icon} aria-hidden>
        <IconCloudOff size={28} stroke={1.4} />
      </span>
      <Words className={classes.title}>{isOnline ? what : networkTexts.none}</Words>
      {hint && <p className={classes.hint}>{hint}</p>}
      <Button className={classes.action} variant="default" onClick={onRetry}>
        {screenTexts.tryAgain}
      </Button>
    </div>
  )
}
