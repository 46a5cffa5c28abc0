import type { CSSProperties } from 'react'
import { Row } from '../layout/flow'
import classes from './charts.module.css'
import { type Look, Swatch } from './swatch'

interface TipLine {
  key: string
  label?: string
  value: string
  look?: Look
  /** The one that is pointed at. */
  isLit?: boolean
}

interface ChartTipProps {
  title: string
  lines: readonly TipLine[]
  /** How far it is from an edge, or where its middle is, as parts of the whole width. */
  at: { left: number } | { right: number } | { middle: number }
}

/** What a point of a chart says; those who do not see it are told by the point itself. */
export function ChartTip({ title, lines, at }: ChartTipProps) {
  return (
    <div className={classes.tip} style={placeOf(at)} aria-hidden data-unpainted>
      <span data-ink="2">{title}</span>
      {lines.map(({ key, label, value, look, isLit }) => (
        <Row key={key} gap={6} isOneLine justify="space-between">
          {look && <Swatch ink={look.ink} pattern={look.pattern} />}
          {label && <span style={{ flex: 1, fontWeight: isLit ? 600 : undefined }}>{label}</span>}
          <span className={classes.value}>{value}</span>
        </Row>
      ))}
    </div>
  )
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

function placeOf(at: ChartTipProps['at']): CSSProperties {
  if ('left' in at) return { left: percent(at.left) }
  if ('right' in at) return { right: percent(at.right) }
  // Above a line that is too low to have it inside; at its ends it stays within the width.
  const place = percent(at.middle)
  return { top: 'auto', bottom: 'calc(100% + 4px)', left: place, transform: `translateX(-${place})` }
}
