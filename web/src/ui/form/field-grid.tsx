import type { ReactNode } from 'react'
import classes from './form.module.css'

interface FieldGridProps {
  columns: 2 | 3
  /** Also on a phone: for short ones, such as a date and a time. */
  staysBeside?: boolean
  children: ReactNode
}

/** Fields beside each other; below each other on a phone. */
export function FieldGrid({ columns, staysBeside = false, children }: FieldGridProps) {
  return (
    <div className={classes.fields} data-columns={columns} data-stays={staysBeside || undefined}>
      {children}
    </div>
  )
}

/** A field of a grid that needs the whole row. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={classes.whole}>{children}</div>
}
