import type { ReactNode } from 'react'
import classes from './tick-list.module.css'

interface TickListProps {
  /** All of it, where what is around it scrolls. */
  isWhole?: boolean
  /** One CheckField for each. */
  children: ReactNode
}

/** Several of many: rows to tick, each with room for a finger on a phone. */
export function TickList({ isWhole = false, children }: TickListProps) {
  return (
    <div className={classes.list} style={{ maxHeight: isWhole ? undefined : 264 }}>
      {children}
    </div>
  )
}
