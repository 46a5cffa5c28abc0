import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import type { ReactNode } from 'react'
import classes from './details.module.css'

export type Fact = readonly [label: string, value: ReactNode]

/** Labels and values as the title block of a drawing has them; what is not known is a dash. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value || <span className={classes.blank}>{detailsPageTexts.blank}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
