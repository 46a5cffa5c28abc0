import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { measures } from '@foyer/contract/analytics/measures'
import type { FigureQuery, RepresentativeSales } from '@foyer/contract/analytics/model'
import { type Span, spanBefore, spanOf } from '@foyer/contract/analytics/period'
import type { ReportFigures } from '@foyer/contract/analytics/report'
import { passedOf } from '@foyer/contract/analytics/span-words'
import type { FigureScope } from '../../counted'
import { readSums } from '../../repository/sums'
import { followUpsOf } from '../follow-ups'
import { topRepresentativesIn } from '../representatives'
import { callsIn } from '../summary'
import { quietIn } from '../today'

/** A period and the one before, in the few numbers that a mail has room for. */
export interface Report {
  /** Of a period that is going on the days that have passed. */
  span: Span
  before: Span
  now: ReportFigures
  formerly: ReportFigures
  top: RepresentativeSales[]
  quiet: number
}

async function figuresOf(scope: FigureScope, span: Span): Promise<ReportFigures> {
  const { db, companyId, counted } = scope
  const { calls, connected, interested } = await callsIn(scope, span)
  const sums = await readSums(db, companyId, counted, {
    measures: [measures.stage, measures.sale, measures.lost],
    span,
  })
  const { kept, late, missed } = await followUpsOf(scope, span)
  const total = (measure: string, of: 'leads' | 'amount' = 'leads') =>
    sums.reduce((sum, one) => (one.measure === measure ? sum + one[of] : sum), 0)
  return {
    calls,
    connected,
    interested,
    leads: total(measures.stage),
    won: total(measures.sale),
    wonValue: total(measures.sale, 'amount'),
    lost: total(measures.lost),
    kept,
    late,
    missed,
  }
}

export async function reportIn(scope: FigureScope, query: FigureQuery): Promise<Report> {
  const span = spanOf(query.choice, scope.today)
  const before = spanBefore(query.choice, scope.today)
  return {
    span: passedOf(span, scope.today),
    before,
    now: await figuresOf(scope, span),
    formerly: await figuresOf(scope, before),
    top: (await topRepresentativesIn(scope, query)).slice(0, analyticsLimits.topInMail),
    quiet: await quietIn(scope),
  }
}
