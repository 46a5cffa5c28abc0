import { measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, LostReason, SourceValue } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures } from '../counted'
import { readSums } from '../repository/sums'

const lostReasonsIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<LostReason[]> => {
  const { db, companyId, counted, today } = scope
  const span = spanOf(choice, today)
  const sums = await readSums(db, companyId, counted, { measures: [measures.lost], span })
  return sums
    .filter(({ leads }) => leads > 0)
    .map(({ key, leads, amount }) => ({ reason: key, leads, value: amount }))
    .toSorted((a, b) => b.leads - a.leads || a.reason.localeCompare(b.reason))
}

export const lostReasons = (ctx: Context, query: FigureQuery): Promise<LostReason[]> =>
  inFigures(ctx, query.people, (scope) => lostReasonsIn(scope, query))

/** Leads by the day they came, won ones by the day they were won: a source may win what came long before. */
const sourceValuesIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<SourceValue[]> => {
  const { db, companyId, counted, today } = scope
  const sums = await readSums(db, companyId, counted, {
    measures: [measures.source, measures.wonSource],
    span: spanOf(choice, today),
  })
  const [came, won] = [measures.source, measures.wonSource].map(
    (measure) => new Map(sums.filter((sum) => sum.measure === measure).map((sum) => [sum.key, sum])),
  )
  return [...new Set(sums.map(({ key }) => key))]
    .map(
      (source): SourceValue => ({
        source,
        leads: came?.get(source)?.leads ?? 0,
        won: won?.get(source)?.leads ?? 0,
        wonValue: won?.get(source)?.amount ?? 0,
      }),
    )
    .filter(({ leads, won }) => leads > 0 || won > 0)
    .toSorted(
      (a, b) =>
        b.wonValue - a.wonValue || b.won - a.won || b.leads - a.leads || a.source.localeCompare(b.source),
    )
}

export const sourceValues = (ctx: Context, query: FigureQuery): Promise<SourceValue[]> =>
  inFigures(ctx, query.people, (scope) => sourceValuesIn(scope, query))
