import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { hasTexture, Texture } from '../swatch'
import { ringParts } from './ring-parts'
import type { Shown } from './slices'

interface RingProps {
  shown: readonly Shown[]
  /** The slice that is pointed at, here or in the legend. */
  lit: string | undefined
  lights: (key: string) => object
  children: ReactNode
}

const size = 132
const thickness = 16
const radius = (size - thickness) / 2
export const ringCentre = size / 2

/** Only for the eye and the pointer: the legend says the same, and keys reach it there. */
export function Ring({ shown, lit, lights, children }: RingProps) {
  const parts = ringParts(
    shown.map(({ value }) => value),
    radius,
  )
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <g transform={`translate(${ringCentre} ${ringCentre})`} fill="none" strokeWidth={thickness}>
        {parts.length === 0 && <circle r={radius} style={{ stroke: 'var(--fy-sunken)' }} />}
        {parts.map(({ place, path }) => {
          const slice = shown[place]
          return (
            slice && (
              <g key={slice.key} {...lights(slice.key)}>
                <Part
                  slice={slice}
                  place={place}
                  path={path}
                  isPale={lit !== undefined && lit !== slice.key}
                />
              </g>
            )
          )
        })}
      </g>
      {children}
    </svg>
  )
}

interface PartProps {
  slice: Shown
  place: number
  path: string
  isPale: boolean
}

function Part({ slice, place, path, isPale }: PartProps) {
  const id = useId()
  const arc = (
    <g opacity={isPale ? 0.3 : 1}>
      <title>{slice.title}</title>
      <path d={path} style={{ stroke: slice.ink }} />
      {hasTexture(place) && (
        <>
          <Texture id={id} place={place} />
          <path d={path} stroke={`url(#${id})`} />
        </>
      )}
    </g>
  )
  return slice.to === undefined ? (
    arc
  ) : (
    <Link to={slice.to} tabIndex={-1} style={{ outline: 'none' }}>
      {arc}
    </Link>
  )
}
