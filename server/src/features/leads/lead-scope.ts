import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../context'
import { stagesById } from '../pipeline/service'
import { type Visibility, type VisibleRecords, visibilityOf, visibleRecordsOf } from '../teams/service'
import { findMergedInto } from './record/repository/lead'

/** One transaction of a person who works with leads: the caller, what they may see, and the stages. */
export interface LeadScope extends CompanyScope {
  viewer: Viewer
  visibility: Visibility
  /** The same as plain values. */
  visible: VisibleRecords
  stages: Map<string, Stage>
}

export const inLeadScope = <T>(ctx: Context, work: (scope: LeadScope) => Promise<T>): Promise<T> =>
  inViewersCompany(ctx, async (scope) =>
    work({
      ...scope,
      viewer: ctx.viewer,
      visibility: await visibilityOf(scope, ctx.viewer),
      visible: await visibleRecordsOf(scope, ctx.viewer),
      stages: await stagesById(scope),
    }),
  )

/** A lead the caller may not see and a deleted one look the same. */
export async function refuseGone({ db, companyId, visibility }: LeadScope, id: string): Promise<never> {
  const mergedInto = await findMergedInto(db, companyId, id, visibility)
  return refuse(captureRefusals.gone, mergedInto ? { mergedInto } : undefined)
}
