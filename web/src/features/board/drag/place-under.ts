import type { Place } from './drag-store'

const idOf = (element: Element, name: string) => element.getAttribute(name) ?? ''

/** The column at this point, which stands for its whole height and half the gaps beside it. */
export function columnUnder(board: HTMLElement, x: number): HTMLElement | undefined {
  let nearest: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const column of board.querySelectorAll<HTMLElement>('[data-stage]')) {
    const { left, right } = column.getBoundingClientRect()
    const distance = Math.max(left - x, x - right, 0)
    if (distance < least) [nearest, least] = [column, distance]
  }
  return nearest
}

/** Where a card would be dropped: behind the last card whose middle is above the point. */
export function placeUnder(
  board: HTMLElement,
  { x, y }: { x: number; y: number },
  leadId: string,
): Place | undefined {
  const { top, bottom, left, right } = board.getBoundingClientRect()
  if (y < top || y > bottom || x < left || x > right) return undefined
  const column = columnUnder(board, x)
  if (!column) return undefined
  let afterId: string | undefined
  for (const card of column.querySelectorAll('[data-card]')) {
    const id = idOf(card, 'data-card')
    if (id === leadId) continue
    const edges = card.getBoundingClientRect()
    if ((edges.top + edges.bottom) / 2 > y) break
    afterId = id
  }
  return { stageId: idOf(column, 'data-stage'), afterId }
}
