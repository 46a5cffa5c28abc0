import { refuse } from '@foyer/contract/kit/refusal'
import { bulkMailRefusals, bulkMailTexts } from '@foyer/contract/lead-mail/bulk/messages'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../../leads/service'
import { cancelMails, retryMails } from '../../../mail/service'
import { type BatchRecord, findIdsOf, holdBatch, updateBatch } from '../repository/batches'
import { isTheirs } from './shown'
import { tellOfBatch } from './tell'

/** Locked, so that the job that writes its messages waits. */
async function holdTheirs(scope: LeadScope, id: string): Promise<BatchRecord> {
  const batch = await holdBatch(scope.db, scope.companyId, id)
  return batch && isTheirs(scope, batch) ? batch : refuse(bulkMailRefusals.unknownBatch)
}

/** What has not left does not leave; what is just being handed over does. */
export const cancelBatch = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const batch = await holdTheirs(scope, id)
    const cancelled = await cancelMails(scope, await findIdsOf(db, companyId, id, 'queued'))
    const isUnwritten = batch.state === 'scheduled' || batch.state === 'filling'
    if (isUnwritten) await updateBatch(db, companyId, id, { state: 'cancelled', endedAt: now })
    else if (cancelled === 0) refuse(bulkMailRefusals.cannotCancel)
    await tellOfBatch(scope, batch.createdBy)
    return { message: bulkMailTexts.cancelled }
  })

/** Not those of which it is uncertain whether they arrived: it could be a second copy. */
export const retryBatch = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inLeadScope(ctx, async (scope) => {
    const batch = await holdTheirs(scope, id)
    const failed = await findIdsOf(scope.db, scope.companyId, id, 'failed')
    const count = await retryMails(scope, failed)
    if (count === 0) refuse(bulkMailRefusals.nothingFailed)
    await tellOfBatch(scope, batch.createdBy)
    return { message: bulkMailTexts.retried(count) }
  })
