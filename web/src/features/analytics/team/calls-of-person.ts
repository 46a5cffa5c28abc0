import { analyticsLimits } from '@foyer/contract/analytics/limits'
import type { EntryFigure, FigureQuery } from '@foyer/contract/analytics/model'
import type { TeamLine } from '@foyer/contract/analytics/team-day'
import type { CalendarDate } from '@foyer/contract/kit/dates'

/** The calls of today that somebody wants to see. */
export interface CallsOpened {
  figure: EntryFigure
  line: TeamLine
}

/** Of more people than can be named, all together are everybody whose calls the caller may see. */
export const callsQuery = (
  { figure, line: { callers, isTotal } }: CallsOpened,
  { today, isWhole }: { today: CalendarDate; isWhole: boolean },
): { figure: EntryFigure; query: FigureQuery } => ({
  figure,
  query: {
    choice: { period: 'custom', from: today, to: today },
    people: isTotal && isWhole && callers.length > analyticsLimits.membersMax ? [] : callers,
  },
})
