import { Box } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { Stack } from '../layout/flow'
import { PlainList } from '../text/plain-list'
import { Bar } from './bar'
import classes from './charts.module.css'
import { OptionalLink } from './optional-link'

interface FunnelRow {
  key: string
  label: string
  value: number
  /** The value in words, where it is no plain number. */
  shown?: string
  /** Of the first row, or of whatever the screen compares with. */
  share?: string
  /** What is lost on the way to the next row. */
  drop?: string | undefined
  /** Below the label: how long it takes. */
  aside?: string | undefined
  ink?: string
  to?: string | undefined
}

interface FunnelRowsProps {
  rows: readonly FunnelRow[]
  /** What it shows, where it is read out. */
  label?: string
}

/** Steps that fewer and fewer reach, and how many are lost between them. */
export function FunnelRows({ rows, label }: FunnelRowsProps) {
  const max = Math.max(0, ...rows.map(({ value }) => value))
  return (
    <div className={classes.rows} data-shared={rows.some(({ share }) => share) || undefined}>
      <PlainList label={label} isOrdered>
        {rows.map(({ key, label, value, shown, share, drop, aside, ink, to }) => (
          <li key={key}>
            <OptionalLink to={to} className={classes.row}>
              <Stack gap={0}>
                <span data-ink="2" style={{ overflowWrap: 'anywhere' }}>
                  {label}
                </span>{' '}
                {aside && <small>{aside}</small>}
              </Stack>{' '}
              <Bar value={value} max={max} ink={ink} />
              <span className={classes.value}>{shown ?? value.toLocaleString('en-IN')}</span>{' '}
              {share && (
                <Box component="small" ml={-10} ta="right">
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
