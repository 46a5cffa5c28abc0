import { measures } from '@foyer/contract/analytics/measures'
import type { Discipline, FigureQuery, FollowUpDiscipline } from '@foyer/contract/analytics/model'
import { type Span, spanOf } from '@foyer/contract/analytics/period'
import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import type { Context } from '../../../context'
import { type FigureScope, inFigures } from '../counted'
import { readSums, type Sum } from '../repository/sums'
import { byPerson } from './by-person'

export const until = ({ from, to }: Span, last: CalendarDate): Span => ({ from, to: to < last ? to : last })

/** What can be settled or missed by now: what is due later is neither, and what is due today has still time. */
export const spansOfFollowUps = (span: Span, today: CalendarDate) => ({
  settled: until(span, today),
  overdue: until(span, addDays(today, -1)),
})

function disciplineOf(sums: readonly Sum[]): Discipline {
  const count = (...keys: string[]) =>
    sums.reduce((sum, { key, leads }) => (keys.includes(key) ? sum + leads : sum), 0)
  return { kept: count('kept'), late: count('late'), missed: count('missed', 'open') }
}

export async function followUpsOf(scope: FigureScope, span: Span): Promise<FollowUpDiscipline> {
  const { db, companyId, counted, today } = scope
  const { settled, overdue } = spansOfFollowUps(span, today)
  const read = (part: Span) =>
    readSums(db, companyId, counted, { measures: [measures.followUp], span: part, byPerson: true })
  const all = await read(settled)
  const open = settled.to === overdue.to ? all : await read(overdue)
  const sums = [...all.filter(({ key }) => key !== 'open'), ...open.filter(({ key }) => key === 'open')]
  return {
    ...disciplineOf(sums),
    byPerson: (await byPerson(scope, sums))
      .map(({ person, sums: own }) => ({ person, ...disciplineOf(own) }))
      .filter(({ kept, late, missed }) => kept + late + missed > 0),
  }
}

const followUpsIn = (scope: FigureScope, { choice }: FigureQuery): Promise<FollowUpDiscipline> =>
  followUpsOf(scope, spanOf(choice, scope.today))

export const followUps = (ctx: Context, query: FigureQuery): Promise<FollowUpDiscipline> =>
  inFigures(ctx, query.people, (scope) => followUpsIn(scope, query))
