import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../text/section-heading'
import classes from './card.module.css'

interface CardProps {
  title: ReactNode
  /** One quiet button, or a link with `data-link`, at the right of the title. */
  action?: ReactNode
  /** What it is called where it is read out, where that is more than its title. */
  label?: string
  /** For a form or text: everything keeps away from the edge. Without it, rows reach from edge to edge. */
  isPadded?: boolean
  children: ReactNode
}

/** A surface with a title, about one thing. */
export function Card({ title, action, label, isPadded = false, children }: CardProps) {
  const id = useId()
  const named = label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label }
  return (
    <section className={isPadded ? `${classes.card} ${classes.padded}` : classes.card} {...named}>
      <div className={classes.head}>
        <SectionHeading id={id}>{title}</SectionHeading>
        {action}
      </div>
      {children}
    </section>
  )
}

interface SurfaceProps extends Pick<CardProps, 'isPadded' | 'children'> {
  label?: string
}

/** A surface without a title: for a table, a form, or the body of a page. */
export function Surface({ label, isPadded = false, children }: SurfaceProps) {
  return (
    <section className={isPadded ? `${classes.card} ${classes.padded}` : classes.card} aria-label={label}>
      {children}
    </section>
  )
}
