import { measures } from '@foyer/contract/analytics/measures'
import type { CityConversion, FigureQuery, SourceLeads } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures } from '../counted'
import { readSums } from '../repository/sums'
import { daysOf } from './days-of'

const bySourceIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<SourceLeads[]> => {
  const { db, companyId, counted, today } = scope
  const span = spanOf(choice, today)
  const sums = await readSums(db, companyId, counted, { measures: [measures.source], span })
  return sums
    .filter(({ leads }) => leads > 0)
    .map(({ key, leads }) => ({ source: key, leads }))
    .toSorted((a, b) => b.leads - a.leads || a.source.localeCompare(b.source))
}

export const bySource = (ctx: Context, query: FigureQuery): Promise<SourceLeads[]> =>
  inFigures(ctx, query.people, (scope) => bySourceIn(scope, query))

/** Days with one decimal: from when a lead came until it was won. */
const conversionIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<CityConversion[]> => {
  const { db, companyId, counted, today } = scope
  const span = spanOf(choice, today)
  const sums = await readSums(db, companyId, counted, { measures: [measures.won], span })
  return sums
    .filter(({ leads }) => leads > 0)
    .map(({ key, leads, seconds }) => ({
      city: key,
      customers: leads,
      daysToClose: daysOf(seconds, leads),
    }))
    .toSorted((a, b) => b.customers - a.customers || a.city.localeCompare(b.city))
}

export const conversion = (ctx: Context, query: FigureQuery): Promise<CityConversion[]> =>
  inFigures(ctx, query.people, (scope) => conversionIn(scope, query))
