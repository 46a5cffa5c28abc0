import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { CustomAnswer, LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName, leadTypeOf } from '@foyer/contract/leads/rules'
import { may } from '@foyer/contract/policy'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope, refuseGone } from '../../lead-scope'
import { knownOfRows, watchedRowOf } from '../../list/service/known-of-rows'
import { entryOf } from '../../work/repository/history'
import { contactsOf } from '../repository/contacts'
import { type DetailRow, findDetail, type NamedLead } from '../repository/detail'
import { isKeptDeleted } from '../repository/lead'
import { fieldsOf } from './company-settings'
import { keptSince } from './delete'

const latestEntries = 50

async function answersOf(scope: LeadScope, values: Record<string, string>): Promise<CustomAnswer[]> {
  const fields = await fieldsOf(scope)
  return fields.flatMap(({ id, name, type }) => {
    const value = values[id]
    return value === undefined ? [] : [{ fieldId: id, label: name, type, value }]
  })
}

const shownName = ({ type, firstName, lastName, companyName }: NamedLead): string =>
  leadName({ firstName, lastName, companyName, type: leadTypeOf(type, companyName) })

async function detailOf(scope: LeadScope, lead: DetailRow): Promise<LeadDetail | undefined> {
  const { contacts, siblings, merges, history, extra, creatorId, archivedAt, ...rest } = lead
  const { hasQuotation, projectId, remarks, customValues, originalEmail, reasonNotInterested, ...lean } = rest
  const known = await knownOfRows(scope)
  const row = watchedRowOf(lean, known)
  if (!row) return undefined
  const creator = creatorId ? known.people.get(creatorId) : undefined
  const teamName = lean.teamId && known.teams.get(lean.teamId)
  const { wantsNoEmailPrompt, ...kept } = extra
  return {
    ...row,
    contacts: contactsOf(lead, contacts ?? []),
    remarks,
    customValues: await answersOf(scope, customValues),
    team: lean.teamId && teamName !== undefined ? { id: lean.teamId, name: teamName } : undefined,
    createdBy: creator && { id: creator.id, fullName: creator.fullName, email: creator.email },
    originalEmail,
    reasonNotInterested,
    hasQuotation,
    projectId,
    wantsNoEmailPrompt: wantsNoEmailPrompt === true,
    extra: kept,
    archivedAt: archivedAt && new Date(archivedAt).toISOString(),
    history: (history ?? []).map((entry) => entryOf(entry, known.people)),
    siblings: (siblings ?? []).map(({ assigneeId, ...sibling }) => ({
      id: sibling.id,
      name: shownName(sibling),
      assignee: assigneeId && known.people.get(assigneeId)?.fullName,
    })),
    merges: (merges ?? []).map(({ at, ...merged }) => ({
      id: merged.id,
      name: shownName(merged),
      at: new Date(at).toISOString(),
      canUndo: new Date(at) >= keptSince(scope.now),
    })),
  }
}

/** Admins are told that a lead was deleted and can be restored (C-041); for others it does not exist. */
async function refuseAbsent(scope: LeadScope, id: string): Promise<never> {
  const { db, companyId, visibility, viewer, now } = scope
  const mayRestore = may(viewer, 'deleted.read')
  if (mayRestore && (await isKeptDeleted(db, companyId, id, visibility, keptSince(now))))
    return refuse(captureRefusals.gone, { isDeleted: true })
  return refuseGone(scope, id)
}

export const byId = (ctx: Context, { id }: { id: string }): Promise<LeadDetail> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, visibility } = scope
    const found = await findDetail(db, companyId, id, { visibility, latestEntries })
    return (found && (await detailOf(scope, found))) ?? refuseAbsent(scope, id)
  })
