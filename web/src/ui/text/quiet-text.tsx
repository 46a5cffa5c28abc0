import type { ReactNode } from 'react'
import classes from './text.module.css'

interface QuietTextProps {
  /** Small for what is only there to be looked up. */
  size?: 'normal' | 'small'
  children: ReactNode
}

/** A paragraph that steps back behind what it explains. */
export function QuietText({ size = 'normal', children }: QuietTextProps) {
  return (
    <p className={classes.quiet} {...(size === 'small' ? { 'data-small': true } : { 'data-ink': '2' })}>
      {children}
    </p>
  )
}
