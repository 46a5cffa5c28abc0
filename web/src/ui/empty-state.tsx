import type { ComponentType, ReactNode } from 'react'
import classes from './states.module.css'

export type StateIcon = ComponentType<{ size?: number | string; stroke?: number | string }>

interface EmptyStateProps {
  icon: StateIcon
  title: string
  hint?: string
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        <Icon size={28} stroke={1.4} />
      </span>
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
