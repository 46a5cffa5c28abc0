import type { ReactNode, Ref } from 'react'
import classes from './text.module.css'

interface PlainListProps {
  label?: string
  /** A hairline between the items. */
  isDivided?: boolean
  /** Where the order says something. */
  isOrdered?: boolean
  ref?: Ref<HTMLOListElement & HTMLUListElement>
  children: ReactNode
}

/** A list without bullets; its items are <li>. */
export function PlainList({ label, isDivided = false, isOrdered = false, ref, children }: PlainListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      ref={ref}
      className={isDivided ? `${classes.list} ${classes.divided}` : classes.list}
      aria-label={label}
    >
      {children}
    </List>
  )
}
