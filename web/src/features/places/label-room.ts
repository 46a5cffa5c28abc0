interface Placed {
  name: string
  /** In pixels of the map. */
  x: number
  y: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const letterWidth = 6.6
const lineHeight = 16
const gap = 6

const boxOf = ({ name, x, y }: Placed): Box => ({
  left: x - 5,
  right: x + 10 + name.length * letterWidth,
  top: y - lineHeight / 2 - gap,
  bottom: y + lineHeight / 2 + gap,
})

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The names that can be read beside each other; who comes first, the largest, keeps its room. */
export function withRoom<T extends Placed>(labels: T[]): T[] {
  const taken: Box[] = []
  return labels.filter((label) => {
    const box = boxOf(label)
    if (taken.some((other) => overlap(box, other))) return false
    taken.push(box)
    return true
  })
}
