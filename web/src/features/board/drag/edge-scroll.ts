import { columnUnder } from './place-under'

const edge = 56
const fastest = 16

/** How far to go in one frame: nothing in the middle, faster towards the edge. */
export function stepAtEdge(at: number, start: number, end: number): number {
  const reach = Math.min(edge, (end - start) / 3)
  const before = start + reach - at
  const behind = at - (end - reach)
  if (before > 0) return -Math.ceil((Math.min(before, reach) / reach) * fastest)
  if (behind > 0) return Math.ceil((Math.min(behind, reach) / reach) * fastest)
  return 0
}

/** A card held at an edge scrolls what is under it. */
export function scrollAtEdge(board: HTMLElement, { x, y }: { x: number; y: number }): void {
  const around = board.getBoundingClientRect()
  const across = stepAtEdge(x, around.left, around.right)
  if (across !== 0) board.scrollLeft += across
  const list = columnUnder(board, x)?.querySelector('[data-cards]')
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  const down = y >= top - edge && y <= bottom + edge ? stepAtEdge(y, top, bottom) : 0
  if (down !== 0) list.scrollTop += down
}
