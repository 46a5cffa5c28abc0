import type { EntryFigure, FigureQuery } from '@foyer/contract/analytics/model'
import type { TeamLine } from '@foyer/contract/analytics/team-day'
import type { CalendarDate } from '@foyer/contract/kit/dates'

/** The calls of today that somebody wants to see. */
export interface CallsOpened {
  figure: EntryFigure
  line: TeamLine
}

export const callsQuery = (
  { figure, line }: CallsOpened,
  today: CalendarDate,
): { figure: EntryFigure; query: FigureQuery } => ({
  figure,
  query: { choice: { period: 'custom', from: today, to: today }, people: line.callers },
})
