import { dayMinutes } from '@foyer/contract/calendar/lanes'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import { snapped, type Target } from '@foyer/contract/calendar/moves'

interface Point {
  x: number
  y: number
}

const holds = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x < right && y >= top && y < bottom

/**
 * Where an entry would be dropped: on a day, or in its hours at the quarter nearest to its upper edge. What stays above the
 * hours while they scroll is looked at first.
 */
export function slotUnder(
  frame: HTMLElement,
  point: Point,
  entry: Pick<CalendarEntry, 'kind'>,
  grabbedAt: number,
): Target | undefined {
  if (!holds(frame.getBoundingClientRect(), point)) return undefined
  const slots = [...frame.querySelectorAll<HTMLElement>('[data-slot]')]
  const over = slots
    .map((slot) => ({ slot, rect: slot.getBoundingClientRect() }))
    .filter(({ rect }) => holds(rect, point))
  const found = over.find(({ slot }) => slot.dataset.slot !== 'hours') ?? over[0]
  const on = found?.slot.dataset.day
  if (!found || !on) return undefined
  if (found.slot.dataset.slot === 'untimed') return { on, time: undefined }
  if (found.slot.dataset.slot === 'day') return { on, time: 'kept' }
  const { top, height } = found.rect
  return { on, time: snapped(((point.y - grabbedAt - top) / height) * dayMinutes, entry) }
}
