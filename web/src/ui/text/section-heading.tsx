import type { ReactNode } from 'react'
import classes from './text.module.css'

interface SectionHeadingProps {
  level?: 2 | 3 | 4
  id?: string
  /** A number in a span of its own is drawn quietly. */
  children: ReactNode
}

/** Names a part of a page, a card or a form. */
export function SectionHeading({ level = 2, id, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={classes.heading}>
      {children}
    </Heading>
  )
}
