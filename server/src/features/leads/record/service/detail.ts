import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { CustomAnswer, LeadDetail } from '@foyer/contract/leads/record/draft'
import { may } from '@foyer/contract/policy'
import type { Context } from '../../../../context'
import { findMergesInto } from '../../duplicates/repository/merges'
import { findLeadRows } from '../../list/repository/leads'
import { findHistory } from '../../work/repository/history'
import { findContacts, findLead, findSiblings, isKeptDeleted, type LeadRecord } from '../repository/lead'
import { fieldsOf, peopleOf, teamNames } from './company-settings'
import { keptSince } from './delete'
import { nameOf, refuseGone, type Touch, touching } from './touch'

const latestEntries = 50

async function answersOf(touch: Touch, lead: LeadRecord): Promise<CustomAnswer[]> {
  const values = lead.customValues as Record<string, string>
  const fields = await fieldsOf(touch)
  return fields.flatMap(({ id, name, type }) => {
    const value = values[id]
    return value === undefined ? [] : [{ fieldId: id, label: name, type, value }]
  })
}

async function detailOf(touch: Touch, lead: LeadRecord): Promise<LeadDetail> {
  const { db, companyId, stages, visibility, now } = touch
  const [row] = await findLeadRows(db, companyId, [lead.id], stages)
  if (!row) return refuseGone(touch, lead.id)
  const creator = (await peopleOf(touch)).get(lead.creatorId ?? '')
  const teamName = (await teamNames(touch)).get(lead.teamId ?? '')
  const siblings = await findSiblings(db, lead, visibility)
  const merges = await findMergesInto(db, companyId, lead.id)
  return {
    ...row,
    contacts: await findContacts(db, lead),
    remarks: lead.remarks ?? undefined,
    customValues: await answersOf(touch, lead),
    team: lead.teamId && teamName !== undefined ? { id: lead.teamId, name: teamName } : undefined,
    createdBy: creator && { id: creator.id, fullName: creator.fullName, email: creator.email },
    originalEmail: lead.originalEmail ?? undefined,
    hasQuotation: lead.hasQuotation,
    wantsNoEmailPrompt: (lead.extra as { wantsNoEmailPrompt?: unknown }).wantsNoEmailPrompt === true,
    archivedAt: lead.archivedAt?.toISOString(),
    history: await findHistory(db, companyId, lead.id, {
      kinds: [],
      before: undefined,
      limit: latestEntries,
    }),
    siblings: siblings.map(({ assignee, ...sibling }) => ({
      id: sibling.id,
      name: nameOf(sibling),
      assignee: assignee ?? undefined,
    })),
    merges: merges.map(({ id, at, ...merged }) => ({
      id,
      name: nameOf(merged),
      at: at.toISOString(),
      canUndo: at >= keptSince(now),
    })),
  }
}

/** Admins are told that a lead was deleted and can be restored (C-041); for others it does not exist. */
async function refuseAbsent(touch: Touch, id: string): Promise<never> {
  const { db, companyId, visibility, viewer, now } = touch
  const mayRestore = may(viewer, 'deleted.read')
  if (mayRestore && (await isKeptDeleted(db, companyId, id, visibility, keptSince(now))))
    return refuse(captureRefusals.gone, { isDeleted: true })
  return refuseGone(touch, id)
}

export const byId = (ctx: Context, { id }: { id: string }): Promise<LeadDetail> =>
  touching(ctx, async (touch) => {
    const lead = await findLead(touch.db, touch.companyId, id, touch.visibility)
    return lead ? detailOf(touch, lead) : refuseAbsent(touch, id)
  })
