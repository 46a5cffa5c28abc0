import { type ReactNode, useId } from 'react'

/** Beside the colour, so that series can be told apart without it. */
export type Pattern = 'hatched'

export interface Look {
  /** A colour of CSS: a token such as `var(--fy-stage-3-dot)`. */
  ink: string
  pattern?: Pattern | undefined
}

/** What a shape of this look is filled with; a pattern has to be in the same drawing. */
export const fillOf = ({ ink, pattern }: Look, id: string): string => (pattern ? `url(#${id})` : ink)

/** Stripes from the lower left to the upper right on a pale ground. */
export function Hatching({ id, ink }: { id: string; ink: string }) {
  return (
    <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={4} height={4} style={{ fill: ink, fillOpacity: 0.18 }} />
      <rect width={1.8} height={4} style={{ fill: ink }} />
    </pattern>
  )
}

interface Weave {
  turn: number
  size: number
  mark: ReactNode
}

const line = (size: number, turn: number): Weave => ({
  turn,
  size,
  mark: <rect width={size / 3} height={size} />,
})

/** What parts of a ring have besides their colours, one after another, so that all eight differ without these. */
const weaves: readonly (Weave | undefined)[] = [
  undefined,
  line(4, 45),
  { turn: 0, size: 4, mark: <circle cx={2} cy={2} r={1.2} /> },
  line(4, -45),
  { turn: 45, size: 6, mark: <path d="M0 0h6v1.4H1.4V6H0z" /> },
  line(6, 0),
  { turn: 45, size: 5, mark: <rect width={2.5} height={2.5} /> },
  line(6, 90),
]

const weaveAt = (place: number) => weaves[place % weaves.length]

export const hasTexture = (place: number) => weaveAt(place) !== undefined

/** Laid over a colour: the same for the name in the legend. */
export function Texture({ id, place }: { id: string; place: number }) {
  const weave = weaveAt(place)
  if (!weave) return null
  const { size, turn, mark } = weave
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <g style={{ fill: 'var(--fy-surface)', fillOpacity: 0.45 }}>{mark}</g>
    </pattern>
  )
}

interface SwatchProps extends Look {
  /** Of a part of a ring: its place in it. */
  place?: number
}

/** The square in front of a name in a legend. */
export function Swatch({ ink, pattern, place = 0 }: SwatchProps) {
  const id = useId()
  return (
    <svg width={10} height={10} aria-hidden>
      {pattern && <Hatching id={id} ink={ink} />}
      <rect
        x={0.5}
        y={0.5}
        width={9}
        height={9}
        rx={1.5}
        style={{ fill: fillOf({ ink, pattern }, id), stroke: ink }}
      />
      {hasTexture(place) && (
        <>
          <Texture id={id} place={place} />
          <rect width={10} height={10} rx={2} fill={`url(#${id})`} />
        </>
      )}
    </svg>
  )
}
