import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import { leadName, leadTypeOf } from '@foyer/contract/leads/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { stagesById } from '../../../pipeline/service'
import { type Sight, sightOf, type Visibility, visibilityOf } from '../../../teams/service'
import { findMergedInto, type LeadRecord } from '../repository/lead'

/** One transaction of a person who changes leads. */
export interface Touch extends CompanyScope {
  viewer: Viewer
  visibility: Visibility
  /** The same as plain values. */
  sight: Sight
  stages: Map<string, Stage>
}

export const touching = <T>(ctx: Context, work: (touch: Touch) => Promise<T>): Promise<T> =>
  inViewersCompany(ctx, async (scope) =>
    work({
      ...scope,
      viewer: ctx.viewer,
      visibility: await visibilityOf(scope, ctx.viewer),
      sight: await sightOf(scope, ctx.viewer),
      stages: await stagesById(scope),
    }),
  )

/** A lead the caller may not see and a deleted one look the same. */
export async function refuseGone({ db, companyId, visibility }: Touch, id: string): Promise<never> {
  const mergedInto = await findMergedInto(db, companyId, id, visibility)
  return refuse(captureRefusals.gone, mergedInto ? { mergedInto } : undefined)
}

export const nameOf = (lead: Pick<LeadRecord, 'type' | 'companyName' | 'firstName' | 'lastName'>): string => {
  const companyName = lead.companyName ?? undefined
  return leadName({ ...lead, companyName, type: leadTypeOf(lead.type, companyName) })
}

/** Where a notification about one lead links to (C-020). */
export const linkOf = (id: string): string => `/leads/lead-full-details/${id}`

export const saved = ({ id, updatedAt }: Pick<LeadRecord, 'id' | 'updatedAt'>): SavedLead => ({
  id,
  updatedAt: updatedAt.toISOString(),
})
