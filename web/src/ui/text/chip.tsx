import type { ReactNode } from 'react'
import classes from './text.module.css'

interface ChipProps {
  /** As wide as all of its kind, in pixels; otherwise as its word, up to 220. */
  width?: number
  /** The whole word, where it may be cut. */
  title?: string
  children: ReactNode
}

/** One quiet word in a box: a role, a name of a field. */
export function Chip({ width, title, children }: ChipProps) {
  return (
    <span className={classes.chip} style={{ width }} title={title}>
      {children}
    </span>
  )
}
