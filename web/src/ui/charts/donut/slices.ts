import { grouped } from '@foyer/contract/kit/money'

export interface Slice {
  key: string
  label: string
  value: number
  /** A colour of CSS: a token such as `var(--fy-stage-3-dot)`. */
  ink: string
  /** Where its name and its part of the ring lead. */
  to?: string | undefined
}

const mostSlices = 8

/** A slice, or several in one. */
export interface Shown extends Slice {
  /** What a pointer is told. */
  title: string
  isRest?: boolean
}

/** As many as a ring can show: what follows the seventh is one. */
export function shownOf(
  slices: readonly Slice[],
  restLabel: string,
  restTo?: (rest: readonly Slice[]) => string | undefined,
): Shown[] {
  const titled = (slice: Slice): Shown => ({ ...slice, title: `${slice.label}: ${grouped(slice.value)}` })
  if (slices.length <= mostSlices) return slices.map(titled)
  const rest = slices.slice(mostSlices - 1)
  const value = rest.reduce((sum, slice) => sum + slice.value, 0)
  const members = rest.map((slice) => titled(slice).title).join('\n')
  const other = {
    key: '',
    label: restLabel,
    value,
    ink: 'var(--fy-control-line)',
    title: members,
    isRest: true,
    to: restTo?.(rest),
  }
  return [...slices.slice(0, mostSlices - 1).map(titled), other]
}
