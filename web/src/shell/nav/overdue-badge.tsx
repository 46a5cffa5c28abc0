import { overdueTexts } from '@foyer/contract/shell/messages'
import { VisuallyHidden } from '@mantine/core'
import { useOverdue } from '../../features/leads/my-day/use-overdue'
import styles from './overdue-badge.module.css'

/** How much is overdue, beside Home; who cannot see the figure hears what it means. */
export function OverdueBadge() {
  const overdue = useOverdue()
  if (overdue === 0) return null
  const words = overdueTexts.words(overdue)
  return (
    <>
      <span className={`num ${styles.badge}`} title={words} aria-hidden>
        {overdueTexts.badge(overdue)}
      </span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </>
  )
}
