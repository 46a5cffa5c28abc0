import { PlainList } from '../text/plain-list'
import { Bar } from './bar'
import classes from './charts.module.css'
import { OptionalLink } from './optional-link'

interface BarRow {
  key: string
  /** It ends in dots where it does not fit. */
  label: string
  /** Where the label is only a part of it. */
  fullLabel?: string
  value: number
  /** A colour of CSS; the usual one is that of the product. */
  ink?: string
  /** The value in words. */
  shown: string
  to?: string | undefined
}

interface BarRowsProps {
  rows: readonly BarRow[]
  /** What fills the whole width, if not the largest value. */
  max?: number
  /** What it shows, where it is read out. */
  label?: string
}

/** One value for each name: label, bar, value. */
export function BarRows({ rows, max = Math.max(0, ...rows.map(({ value }) => value)), label }: BarRowsProps) {
  return (
    <div className={classes.rows}>
      <PlainList label={label}>
        {rows.map((row) => (
          <li key={row.key}>
            <OptionalLink to={row.to} className={classes.row}>
              <span data-cut data-ink="2" title={row.fullLabel ?? row.label}>
                {row.label}
              </span>{' '}
              <Bar value={row.value} max={max} ink={row.ink} />
              <span className={classes.value}>{row.shown}</span>
            </OptionalLink>
          </li>
        ))}
      </PlainList>
    </div>
  )
}
