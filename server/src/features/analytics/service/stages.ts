import { monthsIn } from '@foyer/contract/analytics/buckets'
import { measures } from '@foyer/contract/analytics/measures'
import type {
  FigureQuery,
  FigureStage,
  MonthlyAverage,
  StageAverages,
  StageLeads,
  StageValue,
} from '@foyer/contract/analytics/model'
import { type Span, spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures, stagesOf } from '../counted'
import { readSums, type Sum } from '../repository/sums'

/** The leads that came, and their value, by the stage in which they are now. */
async function sumsByStage(
  { db, companyId, counted }: FigureScope,
  span: Span,
): Promise<(stage: FigureStage) => Sum | undefined> {
  const sums = await readSums(db, companyId, counted, { measures: [measures.stage], span })
  return ({ id }) => sums.find(({ key }) => key === id)
}

const byStageIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<StageLeads[]> => {
  const sumOf = await sumsByStage(scope, spanOf(choice, scope.today))
  return (await stagesOf(scope)).map((stage) => ({ stage, leads: sumOf(stage)?.leads ?? 0 }))
}

export const byStage = (ctx: Context, query: FigureQuery): Promise<StageLeads[]> =>
  inFigures(ctx, query.people, (scope) => byStageIn(scope, query))

const stageValuesIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<StageValue[]> => {
  const sumOf = await sumsByStage(scope, spanOf(choice, scope.today))
  return (await stagesOf(scope)).map((stage) => ({ stage, value: sumOf(stage)?.amount ?? 0 }))
}

export const stageValues = (ctx: Context, query: FigureQuery): Promise<StageValue[]> =>
  inFigures(ctx, query.people, (scope) => stageValuesIn(scope, query))

/** The average of the leads that have a value; one without is no lead of value nothing. */
function monthlyAverage({ from, to }: Span, sums: readonly Sum[]): MonthlyAverage {
  const inside = sums.filter(({ day }) => day >= from && day <= to)
  const leads = inside.reduce((sum, { valued }) => sum + valued, 0)
  const amount = inside.reduce((sum, one) => sum + one.amount, 0)
  return {
    month: `${from.slice(0, 8)}01`,
    leads,
    average: leads > 0 ? Math.round(amount / leads) : undefined,
  }
}

/** Won and Lost, by the month in which they were closed. */
const averagesIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<StageAverages[]> => {
  const { db, companyId, counted, today } = scope
  const span = spanOf(choice, today)
  const sums = await readSums(db, companyId, counted, {
    measures: [measures.won, measures.lost],
    span,
    by: 'month',
    isKeyless: true,
  })
  const ends = (await stagesOf(scope)).filter(({ kind }) => kind === 'won' || kind === 'lost')
  return ends.map((stage) => ({
    stage,
    months: monthsIn(span).map((month) =>
      monthlyAverage(
        month,
        sums.filter(({ measure }) => measure === stage.kind),
      ),
    ),
  }))
}

export const averages = (ctx: Context, query: FigureQuery): Promise<StageAverages[]> =>
  inFigures(ctx, query.people, (scope) => averagesIn(scope, query))
