import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkReport, RefusedLead } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import type { LeadSelection, MatchingLeads } from '@foyer/contract/leads/model'
import { newId } from '../../../../new-id'
import { nameOf } from '../../lead-name'
import type { LeadScope } from '../../lead-scope'
import { archivedFilter } from '../../list/repository/archive'
import { countLeads } from '../../list/repository/count'
import { matching } from '../../list/service/list'
import type { HeldLead, HoldParts } from '../../write/repository/hold'
import { type HeldMany, holdMany } from '../../write/service/hold'
import { findMatching, holdMatching, insertAudit } from '../repository'

interface Chosen extends HeldMany {
  /** Those of a call by id that are not there, or not for the caller. */
  missing: RefusedLead[]
}

/** The leads of a bulk call that the caller may see, locked, with what the call needs to know of them. */
export async function chooseLeads(
  scope: LeadScope,
  selection: LeadSelection,
  parts: HoldParts = {},
): Promise<Chosen> {
  const held = await holdMany(scope, await idsOf(scope, selection), parts)
  const known = new Set(held.leads.map(({ id }) => id))
  const missing = 'ids' in selection ? selection.ids.filter((id) => !known.has(id)) : []
  return { ...held, missing: missing.map((id) => ({ id, name: '', reason: bulkReasons.gone })) }
}

/** Those for which there is no reason to leave them unchanged, and the others with the reason. */
export function partition(leads: readonly HeldLead[], reason: (lead: HeldLead) => string | undefined) {
  const fit: HeldLead[] = []
  const refused: RefusedLead[] = []
  for (const lead of leads) {
    const why = reason(lead)
    if (why) refused.push(refusedFor(lead, why))
    else fit.push(lead)
  }
  return { fit, refused }
}

export const refusedFor = (lead: HeldLead, reason: string): RefusedLead => ({
  id: lead.id,
  name: nameOf(lead),
  reason,
})

type ReadIds = typeof holdMatching

const idsOf = (scope: LeadScope, selection: LeadSelection): Promise<string[]> =>
  readIdsOf(scope, selection, holdMatching)

/** The ids of these leads, locked by nobody: whether the caller may see those of a call by id is not known yet. */
export const chosenIds = (scope: LeadScope, selection: LeadSelection): Promise<string[]> =>
  readIdsOf(scope, selection, findMatching)

async function readIdsOf(scope: LeadScope, selection: LeadSelection, read: ReadIds): Promise<string[]> {
  if ('ids' in selection) {
    if (selection.ids.length === 0) refuse(bulkRefusals.nothingChosen)
    return selection.ids
  }
  const { filter, total } = await matchingLeads(scope, selection)
  if (total !== selection.expected) refuse(bulkRefusals.listChanged(total))
  if (total === 0) refuse(bulkRefusals.nothingChosen)
  if (total > leadLimits.bulkMax) refuse(bulkRefusals.tooMany(leadLimits.bulkMax))
  const ids = await read(scope.db, scope.companyId, filter)
  const except = new Set(selection.except)
  return ids.filter((id) => !except.has(id))
}

async function matchingLeads(scope: LeadScope, which: MatchingLeads) {
  const { viewer, visibility } = scope
  if ('query' in which) return matching(scope, viewer, which.query)
  const filter = archivedFilter(scope.companyId, visibility, which.archived.search)
  return { filter, total: await countLeads(scope.db, filter) }
}

export const reportOf = (done: number, refused: RefusedLead[], undoId?: string): BulkReport => ({
  done,
  refused: refused.slice(0, leadLimits.refusedShown),
  refusedCount: refused.length,
  undoId,
})

/** What was done, so that it can be undone; its id. */
export async function recordBulk(
  { db, companyId, now, viewer }: Pick<LeadScope, 'db' | 'companyId' | 'now' | 'viewer'>,
  action: string,
  details: object,
): Promise<string> {
  const id = newId(now)
  await insertAudit(db, {
    companyId,
    id,
    at: now,
    actorId: viewer.userId,
    action: `leads.${action}`,
    details,
  })
  return id
}
