import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { grouped } from '@foyer/contract/kit/money'
import { Box } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Row } from '../layout/flow'
import { PlainList } from '../text/plain-list'
import classes from './charts.module.css'
import { ringCentre as centre, Ring } from './donut/donut-ring'
import { type Shown, type Slice, shownOf } from './donut/slices'
import { Swatch } from './swatch'

interface DonutChartProps {
  /** In the order in which they are drawn: clockwise from the top. */
  slices: readonly Slice[]
  /** What all of them are together, in words, and what it counts. */
  total: string
  caption: string
  /** What the rest is called where there are more than eight. */
  restLabel?: string
  /** Where the rest leads. */
  restTo?: (rest: readonly Slice[]) => string | undefined
  /** What it shows, where it is read out. */
  label: string
}

const ink = { fill: 'var(--fy-ink)' }
const quietInk = { fill: 'var(--fy-ink-2)' }

/** Parts of a whole: a ring, and a legend that says all of it in words. */
export function DonutChart(props: DonutChartProps) {
  const { slices, total, caption, restLabel = chartTexts.rest, restTo, label } = props
  const [lit, setLit] = useState<string>()
  const shown = shownOf(slices, restLabel, restTo)
  const lights = (key: string) => ({
    onPointerEnter: () => setLit(key),
    onPointerLeave: () => setLit(undefined),
    onFocus: () => setLit(key),
    onBlur: () => setLit(undefined),
  })
  return (
    <Row gap={16} justify="center">
      <Ring shown={shown} lit={lit} lights={lights}>
        <g textAnchor="middle" transform={`translate(${centre} ${centre})`}>
          <text y={2} fontWeight={600} fontSize={Math.min(22, 150 / total.length)} style={ink}>
            {total}
          </text>
          <text y={19} fontSize={11} style={quietInk}>
            {caption}
          </text>
        </g>
      </Ring>
      <Box flex="1 1 170px" miw={0}>
        <PlainList label={label}>
          {shown.map((slice, place) => (
            <li key={slice.key} {...lights(slice.key)}>
              <Entry slice={slice} isLit={lit === slice.key}>
                <Swatch ink={slice.ink} place={place} />
                <span data-cut title={slice.isRest ? slice.title : slice.label}>
                  {slice.label}
                </span>{' '}
                <span className={classes.value}>{grouped(slice.value)}</span>
              </Entry>
            </li>
          ))}
        </PlainList>
      </Box>
    </Row>
  )
}

interface EntryProps {
  slice: Shown
  isLit: boolean
  children: ReactNode
}

function Entry({ slice, isLit, children }: EntryProps) {
  const look = { className: classes.entry, 'data-hover': true, 'data-expanded': isLit || undefined }
  return slice.to === undefined ? (
    <div {...look}>{children}</div>
  ) : (
    <Link to={slice.to} data-link="quiet" {...look}>
      {children}
    </Link>
  )
}
