import { measures } from '@foyer/contract/analytics/measures'
import type { CallSummary, FigureQuery, Summary } from '@foyer/contract/analytics/model'
import { type Span, spanBefore, spanOf } from '@foyer/contract/analytics/period'
import type { Context } from '../../../context'
import { type FigureScope, inFigures } from '../counted'
import { readSums, type Sum } from '../repository/sums'

const noResponse = 'no-response'

/** Connected is any outcome but No Response (C-107); of a call without an outcome nobody knows. */
export const isConnected = (outcome: string): boolean => outcome !== '' && outcome !== noResponse

export function callSummary(sums: readonly Sum[]): CallSummary {
  const calls = sums.filter(({ measure }) => measure === measures.call)
  const count = (fits: (key: string) => boolean) =>
    calls.reduce((sum, { key, leads }) => (fits(key) ? sum + leads : sum), 0)
  const having = (status: string) => count((key) => key === status)
  return {
    calls: count(() => true),
    connected: count(isConnected),
    interested: having('interested'),
    followUp: having('follow-up'),
    noResponse: having(noResponse),
    notInterested: having('not-interested'),
    repeated: sums.reduce(
      (sum, { measure, leads }) => (measure === measures.repeated ? sum + leads : sum),
      0,
    ),
  }
}

export const callsIn = async ({ db, companyId, counted }: FigureScope, span: Span): Promise<CallSummary> =>
  callSummary(await readSums(db, companyId, counted, { measures: [measures.call, measures.repeated], span }))

const summaryIn = async (scope: FigureScope, { choice }: FigureQuery): Promise<Summary> => ({
  current: await callsIn(scope, spanOf(choice, scope.today)),
  previous: await callsIn(scope, spanBefore(choice, scope.today)),
})

export const summary = (ctx: Context, query: FigureQuery): Promise<Summary> =>
  inFigures(ctx, query.people, (scope) => summaryIn(scope, query))
