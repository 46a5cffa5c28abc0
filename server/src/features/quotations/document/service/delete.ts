import { refuse } from '@foyer/contract/kit/refusal'
import {
  quotationRefusals as refusals,
  quotationReplies as replies,
  quotationLogTexts as texts,
} from '@foyer/contract/quotations/document/messages'
import { type Context, inViewersCompany } from '../../../../context'
import { writeLog } from '../../../projects/service'
import { updateQuotation } from '../repository/quotations'
import { holdQuotation } from './see-quotation'
import { tellOfQuotations } from './tell'

/** Only what was never sent: what has a number becomes void, so that the numbers have no gaps. */
export const deleteQuotation = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { quotation } = await holdQuotation(scope, ctx, id)
    if (quotation.state !== 'draft') refuse(refusals.wasSent)
    await updateQuotation(scope.db, scope.companyId, id, { deletedAt: scope.now })
    await writeLog(scope, {
      projectId: quotation.projectId,
      actorId: ctx.viewer.userId,
      kind: 'quotation',
      sentence: texts.deleted(quotation.title),
      subject: quotation.title,
    })
    await tellOfQuotations(scope, 'projects')
    return { message: replies.deleted }
  })

export const restoreQuotation = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { quotation } = await holdQuotation(scope, ctx, id, true)
    await updateQuotation(scope.db, scope.companyId, id, { deletedAt: null })
    await writeLog(scope, {
      projectId: quotation.projectId,
      actorId: ctx.viewer.userId,
      kind: 'quotation',
      sentence: texts.restored(quotation.title),
      subject: quotation.title,
    })
    await tellOfQuotations(scope, 'projects')
    return { message: replies.restored }
  })
