import type { Place } from './drag-store'

/** A column as the drag sees it: the cards in their order. */
export interface ColumnOrder {
  stageId: string
  cardIds: readonly string[]
}

/** Where the card is now. */
export function placeOf({ stageId, cardIds }: ColumnOrder, leadId: string): Place {
  return { stageId, afterId: cardIds[cardIds.indexOf(leadId) - 1] }
}

export const isSamePlace = (a: Place, b: Place): boolean => a.stageId === b.stageId && a.afterId === b.afterId

/** The places of a column for this card: from 0, before the first, to behind the last. */
export function placeAt({ stageId, cardIds }: ColumnOrder, leadId: string, index: number): Place {
  const others = cardIds.filter((id) => id !== leadId)
  return { stageId, afterId: index <= 0 ? undefined : others[Math.min(index, others.length) - 1] }
}

export function indexOf({ cardIds }: ColumnOrder, leadId: string, place: Place): number {
  const others = cardIds.filter((id) => id !== leadId)
  return place.afterId === undefined ? 0 : others.indexOf(place.afterId) + 1
}

type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
export const isStep = (key: string): key is Step =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'

/** One step with an arrow key; the same place at an end of the board. */
export function stepFrom(columns: readonly ColumnOrder[], leadId: string, place: Place, step: Step): Place {
  const at = columns.findIndex(({ stageId }) => stageId === place.stageId)
  const column = columns[at]
  if (!column) return place
  const index = indexOf(column, leadId, place)
  if (step === 'ArrowUp') return placeAt(column, leadId, index - 1)
  if (step === 'ArrowDown') return placeAt(column, leadId, index + 1)
  const next = columns[step === 'ArrowLeft' ? at - 1 : at + 1]
  return next ? placeAt(next, leadId, index) : place
}
