import { grouped } from '@foyer/contract/kit/money'
import { Box } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { Stack } from '../layout/flow'
import { PlainList } from '../text/plain-list'
import { Bar } from './bar'
import classes from './charts.module.css'
import { OptionalLink } from './optional-link'

interface BarRow {
  key: string
  label: string
  /** Where the label is only a part of it. */
  fullLabel?: string
  value: number
  /** The value in words, where it is no plain number. */
  shown?: string
  /** Of the first row, or of whatever the screen compares with. */
  share?: string
  /** What is lost on the way to the next row. */
  drop?: string | undefined
  /** Below the label: how long it takes. */
  aside?: string | undefined
  /** A colour of CSS; the usual one is that of the product. */
  ink?: string
  to?: string | undefined
}

interface BarRowsProps {
  rows: readonly BarRow[]
  /** What it shows, where it is read out. */
  label?: string
}

/** One value for each name; of steps that fewer and fewer reach also how many are lost between them. */
export function BarRows({ rows, label }: BarRowsProps) {
  const max = Math.max(0, ...rows.map(({ value }) => value))
  return (
    <div className={classes.rows} data-shared={rows.some(({ share }) => share) || undefined}>
      <PlainList label={label} isOrdered>
        {rows.map(({ key, label, fullLabel, value, shown, share, drop, aside, ink, to }) => (
          <li key={key}>
            <OptionalLink to={to} className={classes.row}>
              <Stack gap={0}>
                <span data-ink="2" title={fullLabel} style={{ overflowWrap: 'anywhere' }}>
                  {label}
                </span>{' '}
                {aside && <small>{aside}</small>}
              </Stack>{' '}
              <Bar value={value} max={max} ink={ink} />
              <span className={classes.value}>{shown ?? grouped(value)}</span>{' '}
              {share && (
                <Box component="small" ml="-0.6rem" ta="right">
                  {share}
                </Box>
              )}
            </OptionalLink>
            {drop && (
              <small className={classes.drop}>
                <IconArrowDown size={12} stroke={1.8} aria-hidden />
                {drop}
              </small>
            )}
          </li>
        ))}
      </PlainList>
    </div>
  )
}
