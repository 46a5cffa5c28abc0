import { refuse } from '@foyer/contract/kit/refusal'
import { leadKeptDays } from '@foyer/contract/leads/limits'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import { holdLeads, type LeadRecord } from '../repository/lead'
import { notifyOf, save, saved, type Touch } from './touch'

const day = 24 * 60 * 60_000
/** What was deleted or merged before this cannot be restored (C-041). */
export const keptSince = (now: Date): Date => new Date(now.getTime() - leadKeptDays * day)

/** A soft delete: the lead leaves lists and counts, and can be restored for a while. */
export async function remove(touch: Touch, lead: LeadRecord): Promise<SavedLead> {
  const { now, viewer } = touch
  const after = await save(touch, lead, { deletedAt: now, deletedBy: viewer.userId }, [
    { kind: 'deleted', sentence: historyTexts.deleted(viewer.fullName) },
  ])
  await notifyOf(touch, 'lead-deleted', lead)
  return saved(after)
}

export async function restore(touch: Touch, id: string): Promise<SavedLead> {
  const { db, companyId, visibility, now, viewer } = touch
  const [lead] = await holdLeads(db, companyId, [id], visibility, 'deleted')
  // A merged lead is restored by undoing the merge.
  if (!lead?.deletedAt || lead.mergedInto || lead.deletedAt < keptSince(now))
    return refuse(captureRefusals.notRestorable)
  return saved(
    await save(touch, lead, { deletedAt: null, deletedBy: null }, [
      { kind: 'restored', sentence: historyTexts.restored(viewer.fullName) },
    ]),
  )
}
