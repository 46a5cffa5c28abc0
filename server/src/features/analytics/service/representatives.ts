import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, Reportee, RepresentativeSales } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { peopleOf } from '../../leads/service'
import { type Counted, type FigureScope, inFigures } from '../counted'
import { readSums } from '../repository/sums'

/** The caller and their reportees, not the creators of leads that others won (C-112). */
const winners = ({ visible, chosen, everybody }: Counted): Counted => ({
  visible,
  everybody,
  chosen: visible.all || chosen.length > 0 ? chosen : visible.owners,
})

export const topRepresentativesIn = async (
  scope: FigureScope,
  { choice }: FigureQuery,
): Promise<RepresentativeSales[]> => {
  const { db, companyId, counted, today } = scope
  const span = spanOf(choice, today)
  const sums = await readSums(db, companyId, winners(counted), {
    measures: [measures.sale],
    span,
    byPerson: true,
  })
  const people = await peopleOf(scope)
  return sums
    .flatMap(({ personId, leads, valued, amount }): RepresentativeSales[] => {
      const person: Reportee | undefined = personId === undefined ? undefined : people.get(personId)
      if (!person || leads <= 0) return []
      const averageSale = valued > 0 ? Math.round(amount / valued) : 0
      return [
        {
          person: { id: person.id, fullName: person.fullName },
          sales: leads,
          averageSale,
          totalSales: amount,
        },
      ]
    })
    .toSorted(
      (a, b) =>
        b.totalSales - a.totalSales ||
        b.sales - a.sales ||
        a.person.fullName.localeCompare(b.person.fullName) ||
        a.person.id.localeCompare(b.person.id),
    )
    .slice(0, analyticsLimits.topRepresentatives)
}

export const topRepresentatives = (ctx: Context, query: FigureQuery): Promise<RepresentativeSales[]> =>
  inFigures(ctx, query.people, (scope) => topRepresentativesIn(scope, query))
