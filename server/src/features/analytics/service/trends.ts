import { bucketsOf } from '@foyer/contract/analytics/buckets'
import { type Measure, measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, Trend } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures, stagesOf } from '../counted'
import { readSums } from '../repository/sums'
import { isConnected } from './summary'

const counted: Measure[] = [measures.call, measures.contacted, measures.sale, measures.stage]

/** In the columns of the charts over time; the conversion is that of the leads that came then. */
const trendsIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<Trend[]> => {
  const { db, companyId, today } = scope
  const { unit, spans } = bucketsOf(choice, today)
  const sums = await readSums(db, companyId, scope.counted, {
    measures: counted,
    span: spanOf(choice, today),
    by: unit === 'month' ? 'month' : 'day',
  })
  const won = new Set((await stagesOf(scope)).filter(({ kind }) => kind === 'won').map(({ id }) => id))
  return spans.map((span) => {
    const inside = sums.filter(({ day }) => day >= span.from && day <= span.to)
    const count = (measure: Measure, fits: (key: string) => boolean = () => true) =>
      inside.reduce((sum, one) => (one.measure === measure && fits(one.key) ? sum + one.leads : sum), 0)
    return {
      span,
      interested: count(measures.call, (key) => key === 'interested'),
      contacted: count(measures.contacted),
      won: count(measures.sale),
      responses: count(measures.call, isConnected),
      leads: count(measures.stage),
      converted: count(measures.stage, (key) => won.has(key)),
    }
  })
}

export const trends = (ctx: Context, query: FigureQuery): Promise<Trend[]> =>
  inFigures(ctx, query.people, (scope) => trendsIn(scope, query))
