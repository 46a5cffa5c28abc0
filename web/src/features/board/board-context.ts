import type { BoardCard } from '@foyer/contract/board/model'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { createContext, useContext } from 'react'
import type { DragStore } from './drag/drag-store'

/** Where and when a card is read. */
export interface BoardSurroundings {
  today: CalendarDate
  timeZone: string
  currencySymbol: string
}

/** The same for as long as the board is there: nothing is drawn again for it. */
export interface BoardTools {
  drag: DragStore
  open: (leadId: string) => void
  showMenu: (card: BoardCard, at: { x: number; y: number }) => void
  /** Asks for the next page of a column; says whether it came. */
  loadMore: (stageId: string, after: string) => Promise<boolean>
  /** Shows the cards of Won or Lost that are folded away. */
  unfold: (stageId: string) => void
}

export const BoardContext = createContext<BoardTools | undefined>(undefined)

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardContext)
  if (!tools) throw new Error('only inside a board')
  return tools
}
