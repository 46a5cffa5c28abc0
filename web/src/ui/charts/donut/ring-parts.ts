interface RingPart {
  /** Its place among the values. */
  place: number
  /** Along the middle of the ring, around the origin. */
  path: string
}

const gap = 2
const least = 2

/** The arcs of a ring, clockwise from the top, with a gap between them; what is nothing has none. */
export function ringParts(values: readonly number[], radius: number): RingPart[] {
  const drawn = values.map((value, place) => ({ value, place })).filter(({ value }) => value > 0)
  const total = drawn.reduce((sum, { value }) => sum + value, 0)
  const between = drawn.length > 1 ? gap : 0
  let before = 0
  return drawn.map(({ value, place }) => {
    const from = (before / total) * 2 * Math.PI
    before += value
    const to = (before / total) * 2 * Math.PI
    // A part that is nearly nothing is still seen.
    const end = Math.max(to - between / radius, from + least / radius)
    return { place, path: arc(from, end, radius) }
  })
}

const point = (angle: number, radius: number) =>
  `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`

/** In two halves, since one arc cannot go all the way round. */
function arc(from: number, to: number, radius: number): string {
  const middle = (from + to) / 2
  const on = (angle: number) => `A${radius} ${radius} 0 0 1 ${point(angle, radius)}`
  return `M${point(from, radius)}${on(middle)}${on(to)}`
}
