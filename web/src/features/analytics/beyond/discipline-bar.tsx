import type { Discipline } from '@foyer/contract/analytics/model'
import { useId } from 'react'
import { fillOf, Hatching, hasTexture, type Look, Texture } from '../../../ui/charts/swatch'

export const outcomes = ['kept', 'late', 'missed'] as const
export type Outcome = (typeof outcomes)[number]

/** Plain, striped and dotted, so that they differ without their colours. */
export const outcomeLooks: Record<Outcome, Look & { place: number }> = {
  kept: { ink: 'var(--fy-stage-7-dot)', place: 0 },
  late: { ink: 'var(--fy-stage-4-dot)', pattern: 'hatched', place: 0 },
  missed: { ink: 'var(--fy-stage-8-dot)', place: 2 },
}

const height = 10
const gap = 2

/** The parts of all follow-ups in one bar; its numbers are beside it. */
export function DisciplineBar({ of }: { of: Discipline }) {
  const id = useId()
  const all = of.kept + of.late + of.missed
  const shown = outcomes.filter((outcome) => of[outcome] > 0)
  const startOf = (outcome: Outcome) =>
    shown.slice(0, shown.indexOf(outcome)).reduce((sum, before) => sum + of[before], 0)
  return (
    <svg width="100%" height={height} display="block" aria-hidden>
      {shown.map((outcome) => {
        const look = outcomeLooks[outcome]
        const shape = {
          x: `${(100 * startOf(outcome)) / all}%`,
          // A gap at its end, as between the parts of a ring.
          width: `calc(${(100 * of[outcome]) / all}% - ${outcome === shown.at(-1) ? 0 : gap}px)`,
        }
        return (
          <g key={outcome}>
            {look.pattern && <Hatching id={`${id}${outcome}`} ink={look.ink} />}
            {hasTexture(look.place) && <Texture id={`${id}${outcome}`} place={look.place} />}
            <rect
              height={height}
              x={shape.x}
              style={{ width: shape.width, fill: fillOf(look, `${id}${outcome}`) }}
            />
            {hasTexture(look.place) && (
              <rect
                height={height}
                x={shape.x}
                style={{ width: shape.width, fill: `url(#${id}${outcome})` }}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
