import { measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, FirstResponse, ResponseTime } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures } from '../counted'
import { readSums, type Sum } from '../repository/sums'
import { byPerson } from './by-person'

const total = (sums: readonly Sum[], of: 'leads' | 'valued' | 'seconds') =>
  sums.reduce((sum, one) => sum + one[of], 0)

export function timeOf(sums: readonly Sum[]): ResponseTime {
  const answered = total(sums, 'valued')
  return {
    leads: total(sums, 'leads'),
    answered,
    averageMinutes: answered > 0 ? Math.round(total(sums, 'seconds') / answered / 60) : undefined,
  }
}

/** Of the leads that came in the period; those nobody has contacted yet are in the number, not in the time. */
const firstResponseIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<FirstResponse> => {
  const { db, companyId, counted, today } = scope
  const span = spanOf(choice, today)
  const sources = await readSums(db, companyId, counted, { measures: [measures.source], span })
  const people = await readSums(db, companyId, counted, {
    measures: [measures.response],
    span,
    byPerson: true,
  })
  return {
    bySource: sources
      .filter(({ leads }) => leads > 0)
      .map((sum) => ({ source: sum.key, ...timeOf([sum]) }))
      .toSorted((a, b) => b.leads - a.leads || a.source.localeCompare(b.source)),
    byPerson: (await byPerson(scope, people))
      .map(({ person, sums }) => ({ person, ...timeOf(sums) }))
      .filter(({ leads }) => leads > 0),
  }
}

export const firstResponse = (ctx: Context, query: FigureQuery): Promise<FirstResponse> =>
  inFigures(ctx, query.people, (scope) => firstResponseIn(scope, query))
