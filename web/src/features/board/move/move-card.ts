import type { BoardCard, BoardColumn } from '@foyer/contract/board/model'

/** A card on its way to another place of the board. */
export interface CardMove {
  leadId: string
  fromStageId: string
  toStageId: string
  /** The card that it is put behind; at the top without one. */
  afterId: string | undefined
  /** When it was moved: it is in its new stage from then on. */
  at: string
}

const without = (cards: BoardCard[], leadId: string) => cards.filter(({ id }) => id !== leadId)

function putBehind(cards: BoardCard[], card: BoardCard, afterId: string | undefined): BoardCard[] {
  const rest = without(cards, card.id)
  const place = rest.findIndex(({ id }) => id === afterId) + 1
  return [...rest.slice(0, place), card, ...rest.slice(place)]
}

/** The board with the card moved, counts and totals with it. Columns that it does not touch stay the same objects. */
export function withMove(columns: BoardColumn[], move: CardMove): BoardColumn[] {
  const { leadId, fromStageId, toStageId, afterId, at } = move
  const from = columns.find(({ cards }) => cards.some(({ id }) => id === leadId))
  const card = from?.cards.find(({ id }) => id === leadId)
  if (!from || !card) return columns
  const isWithin = fromStageId === toStageId
  // The server has moved it already, or somebody else has.
  if (from.stageId !== fromStageId) return columns
  const budget = card.budget ?? 0
  return columns.map((column) => {
    if (column.stageId === toStageId && isWithin)
      return { ...column, cards: putBehind(column.cards, card, afterId) }
    if (column.stageId === fromStageId)
      return {
        ...column,
        leads: column.leads - 1,
        budget: column.budget - budget,
        cards: without(column.cards, leadId),
      }
    if (column.stageId === toStageId)
      return {
        ...column,
        leads: column.leads + 1,
        budget: column.budget + budget,
        cards: putBehind(column.cards, { ...card, stageId: toStageId, stageSince: at }, afterId),
      }
    return column
  })
}

/** What the server says of a lead, on its card. */
export const withCard = (columns: BoardColumn[], known: Partial<BoardCard> & { id: string }): BoardColumn[] =>
  columns.map((column) =>
    column.cards.some(({ id }) => id === known.id)
      ? {
          ...column,
          cards: column.cards.map((card) => (card.id === known.id ? { ...card, ...known } : card)),
        }
      : column,
  )
