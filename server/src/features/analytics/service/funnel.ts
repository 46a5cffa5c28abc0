import { measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, Funnel } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures, stagesOf } from '../counted'
import { readSums } from '../repository/sums'
import { daysOf } from './days-of'

/** Whoever went back has been further, and whoever skipped a stage was never there: steps need not fall. */
const funnelIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<Funnel> => {
  const { db, companyId, counted, today } = scope
  const sums = await readSums(db, companyId, counted, {
    measures: [measures.stage, measures.reached],
    span: spanOf(choice, today),
  })
  const stages = await stagesOf(scope)
  const lost = new Set(stages.filter(({ kind }) => kind === 'lost').map(({ id }) => id))
  const now = sums.filter(({ measure }) => measure === measures.stage)
  const count = (fits: (key: string) => boolean) =>
    now.reduce((sum, { key, leads }) => (fits(key) ? sum + leads : sum), 0)
  return {
    leads: count(() => true),
    lost: count((key) => lost.has(key)),
    steps: stages
      .filter(({ id }) => !lost.has(id))
      .map((stage) => {
        const been = sums.find(({ measure, key }) => measure === measures.reached && key === stage.id)
        return {
          stage,
          reached: been?.leads ?? 0,
          daysInStage: been && been.valued > 0 ? daysOf(been.seconds, been.valued) : undefined,
        }
      }),
  }
}

export const funnel = (ctx: Context, query: FigureQuery): Promise<Funnel> =>
  inFigures(ctx, query.people, (scope) => funnelIn(scope, query))
