import type { Context } from '../../../../context'
import { inLeadScope, refuseGone } from '../../lead-scope'
import { findLead } from '../../record/repository/lead'
import { dropUnanswered, keepUnanswered } from '../repository/unanswered-calls'

interface OfLead {
  leadId: string
}

/** C-167: what is put off stays in My Day until it is answered or dismissed. */
export const askLater = (ctx: Context, { leadId }: OfLead): Promise<Record<string, never>> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, visibility, viewer, now } = scope
    if (!(await findLead(db, companyId, leadId, visibility))) return refuseGone(scope, leadId)
    await keepUnanswered(db, { companyId, userId: viewer.userId, leadId }, now)
    return {}
  })

/** Also of a lead that the caller no longer sees: it is their own question. */
export const dismissCall = (ctx: Context, { leadId }: OfLead): Promise<Record<string, never>> =>
  inLeadScope(ctx, async ({ db, companyId, viewer }) => {
    await dropUnanswered(db, { companyId, userId: viewer.userId, leadId })
    return {}
  })
