import type { AnyBulkCall, BulkReport } from '@foyer/contract/leads/bulk/model'
import type { Context } from '../../../../context'
import { bulk } from './bulk'
import { giveOverdue } from './give-overdue'
import { moveMultiple } from './move-multiple'
import { setFollowUps } from './set-follow-ups'
import { tagMultiple } from './tag-multiple'

/** One address for all that is done to many leads; each has its rules. */
export function anyBulk(ctx: Context, call: AnyBulkCall): Promise<BulkReport> {
  switch (call.action) {
    case 'stage':
      return moveMultiple(ctx, call)
    case 'give':
      return giveOverdue(ctx, call)
    case 'tags':
      return tagMultiple(ctx, call)
    case 'follow-up':
      return setFollowUps(ctx, call)
    default:
      return bulk(ctx, call)
  }
}
