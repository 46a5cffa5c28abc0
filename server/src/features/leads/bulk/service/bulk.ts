import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkAction, BulkCall, BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { bulkHistoryTexts, bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { lostMeanwhile, partsOfReturn } from '../../record/service/come-back'
import { deletion, isRestorable, restoration } from '../../record/service/delete'
import type { LeadRecord } from '../../write/repository/columns'
import type { HeldLead, HoldParts } from '../../write/repository/hold'
import { joined, type LeadUpdate } from '../../write/service/lead-write'
import type { Places } from '../../write/service/places'
import { writeLeads } from '../../write/service/write-leads'
import { chooseLeads, partition, recordBulk, reportOf } from './chosen-leads'

interface Marking {
  /** What it lost meanwhile is sorted out (C-172). */
  comesBack?: boolean
  update: (scope: LeadScope, before: LeadRecord) => LeadUpdate
  /** Why a lead is left unchanged. */
  reason: (lead: LeadRecord, now: Date) => string | undefined
}

const markings: Record<BulkAction, Marking> = {
  archive: {
    update: ({ now, viewer }, before) => ({
      before,
      columns: { archivedAt: now },
      lines: [{ kind: 'archived', sentence: bulkHistoryTexts.archived(viewer.fullName) }],
    }),
    reason: ({ deletedAt, archivedAt }) => {
      if (deletedAt) return bulkReasons.gone
      return archivedAt ? bulkReasons.alreadyArchived : undefined
    },
  },
  unarchive: {
    comesBack: true,
    update: ({ viewer }, before) => ({
      before,
      columns: { archivedAt: null },
      lines: [{ kind: 'unarchived', sentence: bulkHistoryTexts.unarchived(viewer.fullName) }],
    }),
    reason: ({ deletedAt, archivedAt }) => {
      if (deletedAt) return bulkReasons.gone
      return archivedAt ? undefined : bulkReasons.notArchived
    },
  },
  delete: {
    update: deletion,
    reason: ({ deletedAt }) => (deletedAt ? bulkReasons.gone : undefined),
  },
  restore: {
    comesBack: true,
    update: restoration,
    reason: (lead, now) => {
      if (lead.mergedInto) return bulkReasons.merged
      return isRestorable(lead, now) ? undefined : bulkReasons.notDeleted
    },
  },
}

export const partsOfMarking = (scope: LeadScope, action: BulkAction): HoldParts =>
  markings[action].comesBack ? partsOfReturn(scope) : {}

export async function marked(
  scope: LeadScope,
  action: BulkAction,
  leads: readonly HeldLead[],
  place: Places,
): Promise<LeadUpdate[]> {
  const { update, comesBack } = markings[action]
  const lost = comesBack ? await lostMeanwhile(scope, leads, place) : undefined
  return leads.map((lead) => joined(lead, update(scope, lead), lost?.(lead)))
}

/** C-086: everything in one transaction, one statement per table. */
export const bulk = (ctx: Context, { action, selection, confirmCount }: BulkCall): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    const { reason } = markings[action]
    const { leads, missing, place } = await chooseLeads(scope, selection, partsOfMarking(scope, action))
    const { fit, refused } = partition(leads, (lead) => reason(lead, scope.now))
    const left = [...missing, ...refused]
    if (action === 'delete' && fit.length > leadLimits.bulkUntypedMax && confirmCount !== fit.length)
      refuse(bulkRefusals.numberNeeded(fit.length))
    if (fit.length === 0) return reportOf(0, left)
    await writeLeads(scope, await marked(scope, action, fit, place))
    const ids = fit.map(({ id }) => id)
    return reportOf(fit.length, left, await recordBulk(scope, action, { count: ids.length, ids }))
  })
