import type { ReactNode, Ref } from 'react'
import type { Space } from '../layout/space'
import classes from './text.module.css'

interface PlainListProps {
  label?: string
  /** A hairline between the items. */
  isDivided?: boolean
  /** Room between the items. */
  gap?: Space
  /** Where the order says something. */
  isOrdered?: boolean
  ref?: Ref<HTMLOListElement & HTMLUListElement>
  children: ReactNode
}

/** A list without bullets; its items are <li>. */
export function PlainList(props: PlainListProps) {
  const { label, isDivided = false, gap, isOrdered = false, ref, children } = props
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      ref={ref}
      className={classes.list}
      data-line={isDivided ? 'between' : undefined}
      style={gap === undefined ? undefined : { display: 'grid', gap }}
      aria-label={label}
    >
      {children}
    </List>
  )
}
