import { myDayRowTexts as texts } from '@foyer/contract/home/messages'
import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './home.module.css'

interface RowToolsProps {
  /** Of the lead. */
  name: string
  /** What is done most: always in sight. */
  children: ReactNode
  /** What takes the same place where there is no room for both. */
  rest: ReactNode
}

/** What can be done about a row; on a phone the half that is needed less comes in the place of the other. */
export function RowTools({ name, children, rest }: RowToolsProps) {
  const [isMore, setMore] = useState(false)
  return (
    <span className={styles.tools} data-more={isMore || undefined}>
      <span className={styles.main}>{children}</span>
      <span className={styles.rest}>{rest}</span>
      <ActionIcon
        className={styles.more}
        data-tap
        aria-label={texts.moreOf(name)}
        title={texts.more}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      >
        <IconDots size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </span>
  )
}
