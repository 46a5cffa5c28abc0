import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { Box, VisuallyHidden } from '@mantine/core'
import { type PointerEvent, useState } from 'react'
import { ChartTip } from './chart-tip'

interface Point {
  key: string
  label: string
  value: number | undefined
}

interface SparklineProps {
  points: readonly Point[]
  format: (value: number) => string
  /** In pixels. */
  height?: number
  /** What it shows, where it is read out. */
  label: string
}

const margin = 4
const ink = 'var(--fy-accent)'

/** How a value went, in a line: no axes, its points are told to a pointer and read out. */
export function Sparkline({ points, format, height = 40, label }: SparklineProps) {
  const [at, setAt] = useState<number>()
  const known = points.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const top = Math.max(...known)
  const bottom = Math.min(0, ...known)
  const xOf = (place: number) => (points.length > 1 ? place / (points.length - 1) : 0.5)
  const yOf = (value: number) =>
    height - margin - (top > bottom ? (value - bottom) / (top - bottom) : 0) * (height - 2 * margin)
  const worded = (value: number | undefined) => (value === undefined ? chartTexts.none : format(value))

  const look = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.round(((clientX - left) / Math.max(1, width)) * (points.length - 1))
    setAt(Math.min(points.length - 1, Math.max(0, place)))
  }
  const shown = at === undefined ? undefined : points[at]
  return (
    <Box pos="relative" onPointerMove={look} onPointerDown={look} onPointerLeave={() => setAt(undefined)}>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        display="block"
        aria-hidden
      >
        <path
          d={pathOf(points, xOf, yOf)}
          fill="none"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          style={{ stroke: ink }}
        />
      </svg>
      {shown && at !== undefined && (
        <>
          {shown.value !== undefined && (
            <Box
              pos="absolute"
              left={`${100 * xOf(at)}%`}
              top={yOf(shown.value)}
              w={7}
              h={7}
              m={-3.5}
              bg={ink}
              bdrs="50%"
              data-unpainted
            />
          )}
          <ChartTip
            title={shown.label}
            at={{ middle: xOf(at) }}
            lines={[{ key: shown.key, value: worded(shown.value) }]}
          />
        </>
      )}
      <VisuallyHidden>
        <ul aria-label={label}>
          {points.map((point) => (
            <li key={point.key}>{chartTexts.valueOf(point.label, worded(point.value))}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </Box>
  )
}

/** Where a value is missing the line is interrupted; one alone is a dot. */
function pathOf(
  points: readonly Point[],
  xOf: (place: number) => number,
  yOf: (value: number) => number,
): string {
  const isKnown = (place: number) => points[place]?.value !== undefined
  return points
    .map(({ value }, place) => {
      if (value === undefined) return ''
      const spot = `${(100 * xOf(place)).toFixed(2)} ${yOf(value).toFixed(2)}`
      if (isKnown(place - 1)) return `L${spot}`
      return isKnown(place + 1) ? `M${spot}` : `M${spot}h0`
    })
    .join('')
}
