import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkAction, BulkCall, BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadKeptDays, leadLimits } from '@foyer/contract/leads/limits'
import { bulkHistoryTexts, bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { type HeldLead, insertAudit, insertEntries, markLeads } from '../repository'
import { chooseLeads, reportOf } from './chosen-leads'
import { notifyOfDeletion, tellLeadsChanged } from './tell-of-many'

const dayLength = 86_400_000

interface Marking {
  kind: HistoryKind
  sentence: (by: string) => string
  marks: (now: Date, actorId: string) => Parameters<typeof markLeads>[3]
  /** Why a lead is left unchanged. */
  reason: (lead: HeldLead, now: Date) => string | undefined
}

const isRestorable = ({ deletedAt, mergedInto }: HeldLead, now: Date): boolean =>
  deletedAt !== null && mergedInto === null && now.getTime() - deletedAt.getTime() < leadKeptDays * dayLength

const markings: Record<BulkAction, Marking> = {
  archive: {
    kind: 'archived',
    sentence: bulkHistoryTexts.archived,
    marks: (now) => ({ archivedAt: now }),
    reason: ({ deletedAt, archivedAt }) => {
      if (deletedAt) return bulkReasons.gone
      return archivedAt ? bulkReasons.alreadyArchived : undefined
    },
  },
  unarchive: {
    kind: 'unarchived',
    sentence: bulkHistoryTexts.unarchived,
    marks: () => ({ archivedAt: null }),
    reason: ({ deletedAt, archivedAt }) => {
      if (deletedAt) return bulkReasons.gone
      return archivedAt ? undefined : bulkReasons.notArchived
    },
  },
  delete: {
    kind: 'deleted',
    sentence: historyTexts.deleted,
    marks: (now, actorId) => ({ deletedAt: now, deletedBy: actorId }),
    reason: ({ deletedAt }) => (deletedAt ? bulkReasons.gone : undefined),
  },
  restore: {
    kind: 'restored',
    sentence: historyTexts.restored,
    marks: () => ({ deletedAt: null, deletedBy: null }),
    reason: (lead, now) => {
      if (lead.mergedInto) return bulkReasons.merged
      return isRestorable(lead, now) ? undefined : bulkReasons.notDeleted
    },
  },
}

/** C-086: everything in one transaction, one statement per table. */
export const bulk = (ctx: Context, { action, selection, confirmCount }: BulkCall): Promise<BulkReport> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { viewer } = ctx
    const { reason } = markings[action]
    const { fit, refused } = await chooseLeads(scope, viewer, selection, (lead) => reason(lead, now))
    if (action === 'delete' && fit.length > leadLimits.bulkUntypedMax && confirmCount !== fit.length)
      refuse(bulkRefusals.numberNeeded(fit.length))
    if (fit.length === 0) return reportOf(0, refused)
    await mark(scope, viewer, action, fit)
    const ids = fit.map(({ id }) => id)
    const undoId = newId(now)
    const details = { count: ids.length, ids }
    await insertAudit(db, {
      companyId,
      id: undoId,
      at: now,
      actorId: viewer.userId,
      action: `leads.${action}`,
      details,
    })
    if (action === 'delete') await notifyOfDeletion(scope, viewer.userId, fit)
    await tellLeadsChanged(scope, ids)
    return reportOf(fit.length, refused, undoId)
  })

export async function mark(
  { db, companyId, now }: CompanyScope,
  { userId, fullName }: { userId: string; fullName: string },
  action: BulkAction,
  fit: HeldLead[],
): Promise<void> {
  const { kind, sentence, marks } = markings[action]
  const ids = fit.map(({ id }) => id)
  await markLeads(db, companyId, ids, marks(now, userId), now)
  const line = { kind, place: 0, sentence: sentence(fullName), details: {} }
  const entries = ids.map((leadId) => ({ ...line, leadId, id: newId(now) }))
  await insertEntries(db, companyId, userId, entries)
}
