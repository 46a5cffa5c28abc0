import { refuse } from '@foyer/contract/kit/refusal'
import { leadKeptDays } from '@foyer/contract/leads/limits'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadScope } from '../../lead-scope'
import type { LeadRecord } from '../../write/repository/columns'
import { holdMany } from '../../write/service/hold'
import { joined, type LeadUpdate } from '../../write/service/lead-write'
import { lostMeanwhile, partsOfReturn } from './come-back'

const day = 24 * 60 * 60_000
/** What was deleted or merged before this cannot be restored (C-041). */
export const keptSince = (now: Date): Date => new Date(now.getTime() - leadKeptDays * day)

/** A soft delete: the lead leaves lists and counts, and can be restored for a while. */
export const deletion = ({ now, viewer }: LeadScope, before: LeadRecord): LeadUpdate => ({
  before,
  columns: { deletedAt: now, deletedBy: viewer.userId },
  lines: [{ kind: 'deleted', sentence: historyTexts.deleted(viewer.fullName) }],
  events: ['lead-deleted'],
})

/** What it lost meanwhile comes beside it (`lostMeanwhile`). */
export const restoration = ({ viewer }: LeadScope, before: LeadRecord): LeadUpdate => ({
  before,
  columns: { deletedAt: null, deletedBy: null },
  lines: [{ kind: 'restored', sentence: historyTexts.restored(viewer.fullName) }],
})

/** A merged lead is restored by undoing the merge. */
export const isRestorable = ({ deletedAt, mergedInto }: LeadRecord, now: Date): boolean =>
  deletedAt !== null && mergedInto === null && deletedAt >= keptSince(now)

/** The deleted lead as it comes back. */
export async function restored(scope: LeadScope, id: string): Promise<LeadUpdate> {
  const { leads, place } = await holdMany(scope, [id], partsOfReturn(scope), 'deleted')
  const [lead] = leads
  if (!lead || !isRestorable(lead, scope.now)) return refuse(captureRefusals.notRestorable)
  const lost = await lostMeanwhile(scope, leads, place)
  return joined(lead, restoration(scope, lead), lost(lead))
}
