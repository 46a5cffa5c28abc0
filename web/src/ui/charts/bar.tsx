import classes from './charts.module.css'

interface BarProps {
  value: number
  max: number
  ink?: string | undefined
}

/** How much of the most there is; its value is written beside it. */
export function Bar({ value, max, ink = 'var(--fy-accent-fill)' }: BarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span className={classes.track} aria-hidden>
      {share > 0 && <span className={classes.bar} style={{ width: `${100 * share}%`, background: ink }} />}
    </span>
  )
}
