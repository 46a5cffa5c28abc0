import type { Viewer } from '@foyer/contract/accounts/model'
import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { analyticsRefusals } from '@foyer/contract/analytics/messages'
import type { FigureStage } from '@foyer/contract/analytics/model'
import type { Span } from '@foyer/contract/analytics/period'
import { type CalendarDate, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../context'
import { peopleOf, regionOf } from '../leads/service'
import { liveStages } from '../pipeline/service'
import { allRecords, type VisibleRecords, visibleRecordsOf } from '../teams/service'

/** Whose numbers: all that the caller may see, or those of the people they chose. */
export interface Counted {
  visible: VisibleRecords
  /** Nobody where none was chosen. */
  chosen: string[]
  /** Everybody of the firm, where all of them are seen. */
  everybody: string[]
}

/** One transaction of somebody who looks at numbers. */
export interface FigureScope extends CompanyScope {
  viewer: Viewer
  counted: Counted
  today: CalendarDate
  timeZone: string
}

/** Admins choose anybody; others themselves and those who report to them, at any depth. */
async function countedFor(scope: CompanyScope, visible: VisibleRecords, people: string[]): Promise<Counted> {
  const everybody = visible.all ? [...(await peopleOf(scope)).keys()] : []
  const known = new Set(visible.all ? everybody : visible.owners)
  if (!people.every((id) => known.has(id))) refuse(analyticsRefusals.notReportee)
  return { visible, chosen: [...new Set(people)], everybody }
}

async function scopeWith(
  scope: CompanyScope,
  viewer: Viewer,
  visible: VisibleRecords,
  people: string[],
): Promise<FigureScope> {
  const { timeZone } = await regionOf(scope)
  const counted = await countedFor(scope, visible, people)
  return { ...scope, viewer, counted, timeZone, today: todayIn(timeZone, scope.now) }
}

export const figureScopeOf = async (
  scope: CompanyScope,
  viewer: Viewer,
  people: string[],
): Promise<FigureScope> => scopeWith(scope, viewer, await visibleRecordsOf(scope, viewer), people)

/** The numbers of the whole firm, where nobody in particular looks at them. */
export const figureScopeOfFirm = (scope: CompanyScope, viewer: Viewer): Promise<FigureScope> =>
  scopeWith(scope, viewer, allRecords, [])

export const inFigures = <T>(
  ctx: Context,
  people: string[],
  work: (scope: FigureScope) => Promise<T>,
): Promise<T> =>
  readingViewersCompany(ctx, async (scope) => work(await figureScopeOf(scope, ctx.viewer, people)))

/** Any day that a lead can have. */
export const allTime: Span = { from: analyticsLimits.firstDay, to: analyticsLimits.lastDay }

const figureStage = ({ id, name, kind, ordinal }: Stage): FigureStage => ({ id, name, kind, ordinal })

/** In the order of the pipeline. */
export const stagesOf = async (scope: CompanyScope): Promise<FigureStage[]> =>
  (await liveStages(scope)).map(figureStage)
