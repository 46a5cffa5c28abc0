import { VisuallyHidden } from '@mantine/core'
import styles from './nav-badge.module.css'

/** A figure beside the name of a place; who cannot see it hears what it means. */
export function NavBadge({ figure, words }: { figure: string; words: string }) {
  return (
    <>
      <span className={`num ${styles.badge}`} title={words} aria-hidden>
        {figure}
      </span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </>
  )
}
