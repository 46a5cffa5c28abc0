import type { ComponentType, ReactNode } from 'react'
import classes from './states.module.css'

export type StateIcon = ComponentType<{ size?: number | string; stroke?: number | string }>

interface EmptyStateProps {
  icon: StateIcon
  title: string
  hint?: string
  /** It is where the page would be, so its title is the heading. */
  isPage?: boolean
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, hint, isPage, action }: EmptyStateProps) {
  const Words = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        <Icon size={28} stroke={1.4} />
      </span>
      <Words className={classes.title}>{title}</Words>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
