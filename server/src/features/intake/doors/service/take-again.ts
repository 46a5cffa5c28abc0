import type { DeliveryRetry } from '@foyer/contract/intake/doors/model'
import {
  doorRefusals as refusals,
  doorReplies as replies,
} from '@foyer/contract/intake/messages/lead-sources'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Context, inViewersCompany } from '../../../../context'
import { findDoor } from '../repository'
import { reopen } from '../repository/doors'

/** With the fields as they are mapped now: what failed, or one whatever became of it. */
export const retryDeliveries = (
  ctx: Context,
  { id, deliveryId }: DeliveryRetry,
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async ({ db, companyId, enqueue }) => {
    if (!(await findDoor(db, companyId, id))) refuse(refusals.unknown)
    const waiting = await reopen(db, companyId, id, deliveryId)
    if (waiting.length === 0) refuse(refusals.nothingToRetry)
    for (const one of waiting) await enqueue('intake.take', { companyId, deliveryId: one })
    return { message: replies.retried(waiting.length) }
  })
