import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { Button } from '@mantine/core'
import styles from './list-parts.module.css'

/** The rows that are there stay; the rest can be asked for again. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.moreFailed} role="alert">
      {leadListTexts.moreFailed}
      <Button variant="default" size="xs" onClick={onRetry}>
        {screenTexts.tryAgain}
      </Button>
    </div>
  )
}
