import type { CalendarEntry } from '@foyer/contract/calendar/model'
import type { EntryMove } from '@foyer/contract/calendar/moves'
import { createContext, useContext } from 'react'
import type { CompanyDay } from '../accounts/use-company-day'

export interface CalendarTools {
  day: CompanyDay
  /** Whose each one is has to be said. */
  isOfMany: boolean
  open: (entry: CalendarEntry) => void
  showMenu: (entry: CalendarEntry, at: { x: number; y: number }) => void
  /** Why it cannot be moved. */
  heldBy: (entry: CalendarEntry) => string | undefined
  /** What is lifted, and where it would be dropped. */
  lifted: { key: string; slot: EntryMove | undefined } | undefined
  openKey: string | undefined
  hintId: string
  heldHintId: string
}

export const CalendarContext = createContext<CalendarTools | undefined>(undefined)

export function useCalendarTools(): CalendarTools {
  const tools = useContext(CalendarContext)
  if (!tools) throw new Error('an entry stands outside its calendar')
  return tools
}
