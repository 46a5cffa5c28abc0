import type { ReactNode } from 'react'
import classes from './text.module.css'

interface PlainListProps {
  label?: string
  /** A hairline between the items. */
  isDivided?: boolean
  children: ReactNode
}

/** A list without bullets; its items are <li>. */
export function PlainList({ label, isDivided = false, children }: PlainListProps) {
  return (
    <ul className={isDivided ? `${classes.list} ${classes.divided}` : classes.list} aria-label={label}>
      {children}
    </ul>
  )
}
