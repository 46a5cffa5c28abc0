import type { CSSProperties, ReactNode } from 'react'
import classes from './facts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

interface FactsProps {
  facts: readonly Fact[]
  /**
   * cells: label above value between hairlines, as in the corner of a drawing.
   * rows: one below the other, the label at the left.
   * line: small, one after another.
   */
  layout: 'cells' | 'rows' | 'line'
  /** How many cells are in a row where there is room. */
  columns?: 1 | 2 | 3 | 4
  /** A line around the cells, where no card draws it. */
  isFramed?: boolean
  /** Said where there is no value. */
  blank?: string
}

/** Labels and their values; the one way to write them. */
export function Facts({ facts, layout, columns = 2, isFramed = false, blank = '–' }: FactsProps) {
  const look = [classes.facts, classes[layout], isFramed && classes.framed].filter(Boolean).join(' ')
  return (
    <dl
      className={look}
      data-line={layout === 'rows' ? 'between' : undefined}
      style={layout === 'cells' ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt data-small>{label}</dt>
          <dd data-ink={layout === 'line' ? '2' : undefined}>
            {value || value === 0 ? value : <span className={classes.blank}>{blank}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
