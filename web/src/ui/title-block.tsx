import type { ReactNode } from 'react'
import classes from './title-block.module.css'

interface TitleBlockProps {
  facts: { label: string; value: ReactNode }[]
}

/** Facts in hairline cells, a small label above each value, as in the corner of a drawing. */
export function TitleBlock({ facts }: TitleBlockProps) {
  return (
    <dl className={classes.block}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.cell}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
