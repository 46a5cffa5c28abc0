import { chartTexts } from '@foyer/contract/kit/charts/texts'

import { Box } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { useId } from 'react'
import { Row } from '../layout/flow'
import { ChartTip } from './chart-tip'
import { columnLayout, plot } from './columns/column-layout'
import { ColumnMark } from './columns/column-mark'
import { niceSteps } from './columns/nice-steps'
import { useColumnKeys } from './columns/use-column-keys'
import { fillOf, Hatching, type Look, Swatch } from './swatch'
import { useWidth } from './use-width'

interface Bucket {
  key: string
  /** Short, for the axis. */
  label: string
  /** In full, for the tooltip. */
  title?: string
}

interface Series extends Look {
  key: string
  label: string
}

interface ColumnChartProps {
  buckets: readonly Bucket[]
  series: readonly Series[]
  value: (bucket: string, series: string) => number | undefined
  format: (value: number) => string
  /** Shorter, for the axis. */
  axisFormat?: (value: number) => string
  /** Where a column leads. */
  link?: (bucket: string, series: string) => string | undefined
  /** What it shows, where it is read out. */
  label: string
}

const untilMeasured = 560
const axis = { fill: 'var(--fy-ink-2)', fontSize: '0.75rem' }

/** Values of one or more series over time: a group of columns for each bucket. */
export function ColumnChart(props: ColumnChartProps) {
  const { buckets, series, value, format, axisFormat = format, link, label } = props
  const keys = useColumnKeys(buckets.length * series.length)
  const frame = useClickOutside<HTMLDivElement>(keys.hide)
  const width = useWidth(frame, untilMeasured)
  const id = useId()

  const columns = buckets.flatMap((bucket, place) =>
    series.map((one, among) => ({ bucket, place, one, among, value: value(bucket.key, one.key) })),
  )
  const steps = niceSteps(columns.map(({ value }) => value ?? 0))
  const top = steps.at(-1) ?? 1
  const marks = steps.map((step) => ({ words: axisFormat(step), y: heightOf(top - step, top) }))
  const layout = columnLayout({
    width,
    buckets: buckets.length,
    series: series.length,
    marks: marks.map(({ words }) => words),
    labels: buckets.map((bucket) => bucket.label),
  })
  const shown = keys.shown === undefined ? undefined : columns[keys.shown]
  const worded = (found: number | undefined) => (found === undefined ? chartTexts.none : format(found))
  const height = plot.top + plot.height + plot.foot

  return (
    <div ref={frame}>
      {series.length > 1 && (
        <Row gap={14} justify="end">
          {series.map((one) => (
            <Row key={one.key} gap={6}>
              <Swatch ink={one.ink} pattern={one.pattern} />
              <small>{one.label}</small>
            </Row>
          ))}
        </Row>
      )}
      <Box pos="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
        <svg
          width="100%"
          display="block"
          className="num"
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={label}
          onKeyDown={keys.onKeyDown}
          onPointerLeave={keys.onPointerLeave}
        >
          <defs>
            {series.map(
              (one) =>
                one.pattern && <Hatching key={one.key} id={`${id}${series.indexOf(one)}`} ink={one.ink} />,
            )}
          </defs>
          <g aria-hidden textAnchor="end" style={axis}>
            {marks.map(({ words, y }) => (
              <g key={y} transform={`translate(0 ${plot.top + y})`}>
                <line x1={layout.left} x2={width} style={{ stroke: 'var(--fy-line)' }} />
                <text x={layout.left - 10} dy="0.35em">
                  {words}
                </text>
              </g>
            ))}
          </g>
          {columns.map(({ bucket, place, one, among, value }, index) => (
            <ColumnMark
              key={`${bucket.key} ${one.key}`}
              words={chartTexts.valueOf(
                chartTexts.within(bucket.title ?? bucket.label, one.label),
                worded(value),
              )}
              to={link?.(bucket.key, one.key)}
              strip={layout.stripOf(place, among)}
              bar={{
                x: layout.startOf(place, among),
                width: layout.column,
                height: heightOf(value ?? 0, top),
              }}
              look={{ fill: fillOf(one, `${id}${among}`), stroke: one.ink }}
              isOutlined={one.pattern !== undefined}
              isPale={shown !== undefined && shown.place !== place}
              {...keys.columnAt(index)}
            />
          ))}
          <g aria-hidden textAnchor="middle" style={axis}>
            {buckets.map(
              (bucket, place) =>
                layout.isLabelled(place) && (
                  <text key={bucket.key} x={layout.labelAt(place)} y={height - 4}>
                    {bucket.label}
                  </text>
                ),
            )}
          </g>
        </svg>
        {shown && (
          <ChartTip
            title={shown.bucket.title ?? shown.bucket.label}
            at={layout.besideOf(shown.place)}
            lines={series.map((one) => ({
              key: one.key,
              label: one.label,
              value: worded(value(shown.bucket.key, one.key)),
              look: one,
              isLit: one === shown.one && series.length > 1,
            }))}
          />
        )}
      </Box>
    </div>
  )
}

const heightOf = (value: number, top: number) => (Math.max(0, value) / top) * plot.height
