import { refuse } from '@foyer/contract/kit/refusal'
import { quotationRefusals } from '@foyer/contract/quotations/document/messages'
import {
  sendingReplies as replies,
  sendingHistory as texts,
} from '@foyer/contract/quotations/sending/messages'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../../leads/service'
import { tellClient, writeLog } from '../../../projects/service'
import { updateQuotation } from '../../document/repository/quotations'
import { holdQuotation, refuseFrozen } from '../../document/service/see-quotation'
import { tellOfQuotations } from '../../document/service/tell'
import { holdLeadOf, writeLeadLine } from './lead-lines'

/** It keeps its number, so that the numbers have no gaps; its links say that it is void. */
export const voidQuotation = (
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<{ message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { quotation } = await holdQuotation(scope, ctx, id)
    refuseFrozen(quotation)
    const { number, projectId, title } = quotation
    if (!number) return refuse(quotationRefusals.neverSent)
    // Before the log of the project: a conversion holds the lead, then the project.
    const lead = await holdLeadOf(scope, quotation.leadId)
    await updateQuotation(db, companyId, id, { state: 'void', voidedAt: now, voidReason: reason })
    const sentence = texts.voided(number, reason)
    const actorId = ctx.viewer.userId
    await writeLog(scope, { projectId, actorId, kind: 'quotation', sentence, subject: title })
    await writeLeadLine(scope, lead, {
      kind: 'quotation-void',
      sentence,
      details: { quotationId: id, number },
    })
    await tellOfQuotations(scope, 'projects')
    await tellClient(scope, projectId, 'quotations', 'projects')
    return { message: replies.voided(number) }
  })
