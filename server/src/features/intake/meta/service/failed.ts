import { metaRefusals, metaReplies } from '@foyer/contract/intake/messages/meta'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import type { FailedMetaLead } from '@foyer/contract/intake/meta/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany, readingViewersCompany } from '../../../../context'
import { reopenDeliveries } from '../../doors/repository'
import { findFailed } from '../repository/deliveries'

/** Those of pages of Meta, by their ids or by why they failed; how many. */
export async function retryFailed(
  { db, companyId, enqueue }: CompanyScope,
  which: { ids: string[] } | { reasons: string[] },
): Promise<number> {
  const found = await findFailed(db, companyId, { atMost: 10_000, ...which })
  if (found.length === 0) return 0
  const reopened = await reopenDeliveries(
    db,
    companyId,
    found.map(({ id }) => id),
  )
  for (const deliveryId of reopened) await enqueue('intake.take', { companyId, deliveryId })
  return reopened.length
}

export const failed = (ctx: Context): Promise<{ leads: FailedMetaLead[] }> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => ({
    leads: await findFailed(db, companyId, { atMost: metaLimits.failed }),
  }))

export const retry = (ctx: Context, { ids }: { ids: string[] }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const count = await retryFailed(scope, { ids })
    return count === 0 ? refuse(metaRefusals.nothingToRetry) : { message: metaReplies.retried(count) }
  })
