import { measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, Forecast, ForecastStage } from '@foyer/contract/analytics/model'
import type { Context } from '../../../context'
import { allTime, type FigureScope, inFigures, stagesOf } from '../counted'
import { readSums } from '../repository/sums'

/**
 * The value of what is open, by stage, times the share that was won of all leads that were ever in this stage and are
 * closed. A stage from which nothing is closed yet says nothing and adds nothing. The total is that of the rounded rows.
 */
const forecastIn = async (scope: FigureScope): Promise<Forecast> => {
  const { db, companyId, counted } = scope
  const sums = await readSums(db, companyId, counted, {
    measures: [measures.stage, measures.outcome],
    span: allTime,
  })
  const open = (await stagesOf(scope)).filter(({ kind }) => kind !== 'won' && kind !== 'lost')
  const stages = open.map((stage): ForecastStage => {
    const of = (measure: string) => sums.find((sum) => sum.measure === measure && sum.key === stage.id)
    const { leads = 0, amount: value = 0 } = of(measures.stage) ?? {}
    const { leads: closed = 0, valued: won = 0 } = of(measures.outcome) ?? {}
    const weighted = closed > 0 ? Math.round((value * won) / closed) : undefined
    return { stage, leads, value, closed, won, weighted }
  })
  const total = (amountOf: (stage: ForecastStage) => number) =>
    stages.reduce((sum, stage) => sum + amountOf(stage), 0)
  return { stages, value: total(({ value }) => value), weighted: total(({ weighted }) => weighted ?? 0) }
}

export const forecast = (ctx: Context, query: FigureQuery): Promise<Forecast> =>
  inFigures(ctx, query.people, forecastIn)
