import type { CSSProperties, FocusEventHandler, MouseEventHandler, PointerEventHandler } from 'react'
import { Link } from 'react-router'
import classes from '../charts.module.css'
import { plot } from './column-layout'

interface ColumnMarkProps {
  /** What it says where it is read out. */
  words: string
  to: string | undefined
  strip: { x: number; width: number }
  bar: { x: number; width: number; height: number }
  look: CSSProperties
  isOutlined: boolean
  /** Another one is looked at. */
  isPale: boolean
  tabIndex: number
  onFocus: FocusEventHandler
  onBlur: FocusEventHandler
  onPointerEnter: PointerEventHandler
  onPointerDown: PointerEventHandler
  onClick: MouseEventHandler
}

const rounding = 2
const ground = plot.top + plot.height

/** One column with the strip around it: a link where it leads somewhere. */
export function ColumnMark({
  words,
  to,
  strip,
  bar,
  look,
  isOutlined,
  isPale,
  ...handlers
}: ColumnMarkProps) {
  const shapes = (
    <>
      <rect fill="transparent" {...strip} y={plot.top} height={plot.height} />
      {bar.height > 0 && (
        <path
          d={columnPath(isOutlined ? inset(bar) : bar)}
          style={{ ...look, strokeWidth: isOutlined ? 1 : 0, opacity: isPale ? 0.45 : 1 }}
        />
      )}
      <rect
        fill="none"
        x={bar.x - 3}
        y={ground - bar.height - 3}
        width={bar.width + 6}
        height={bar.height + 6}
        rx={4}
      />
    </>
  )
  return to === undefined ? (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys have to reach what a pointer can look at
    <g role="img" aria-label={words} className={classes.column} data-column {...handlers}>
      {shapes}
    </g>
  ) : (
    <Link to={to} aria-label={words} className={classes.column} data-column {...handlers}>
      {shapes}
    </Link>
  )
}

/** The line around it is drawn inside its width. */
const inset = ({ x, width, height }: ColumnMarkProps['bar']) => ({
  x: x + 0.5,
  width: Math.max(0.5, width - 1),
  height: Math.max(0.5, height - 0.5),
})

/** Rounded above, square on the ground. */
function columnPath({ x, width, height }: ColumnMarkProps['bar']): string {
  const r = Math.min(rounding, width / 2, height)
  return `M${x} ${ground}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}z`
}
