/** How a number went since the period before. */
export type Change =
  | { kind: 'none' }
  /** There was nothing before, so there is no percentage. */
  | { kind: 'new' }
  | { kind: 'by'; percent: number }

export function changeOf(current: number, previous: number): Change {
  if (previous === 0) return { kind: current === 0 ? 'none' : 'new' }
  return { kind: 'by', percent: Math.round(((current - previous) / previous) * 100) }
}
