import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkReport, RefusedLead } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import type { LeadSelection, MatchingLeads } from '@foyer/contract/leads/model'
import type { CompanyScope } from '../../../../context'
import { type Visibility, visibilityOf } from '../../../teams/service'
import { archivedFilter } from '../../list/repository/archive'
import { countLeads } from '../../list/repository/count'
import { matching } from '../../list/service/list'
import { nameOf } from '../../record/service/touch'
import { type HeldLead, holdLeads, namedAndSeen } from '../repository'

interface Chosen {
  fit: HeldLead[]
  refused: RefusedLead[]
}

/** The leads of a bulk call that the caller may see, locked; `reason` says why one is left unchanged. */
export async function chooseLeads(
  scope: CompanyScope,
  viewer: Viewer,
  selection: LeadSelection,
  reason: (lead: HeldLead) => string | undefined,
): Promise<Chosen> {
  const held = await heldLeads(scope, viewer, selection)
  const known = new Set(held.map(({ id }) => id))
  const missing = 'ids' in selection ? selection.ids.filter((id) => !known.has(id)) : []
  const refused: RefusedLead[] = missing.map((id) => ({ id, name: '', reason: bulkReasons.gone }))
  const fit: HeldLead[] = []
  for (const lead of held) {
    const why = reason(lead)
    if (why) refused.push({ id: lead.id, name: nameOf(lead), reason: why })
    else fit.push(lead)
  }
  return { fit, refused }
}

async function heldLeads(scope: CompanyScope, viewer: Viewer, selection: LeadSelection) {
  const { db, companyId } = scope
  const visibility = await visibilityOf(scope, viewer)
  if ('ids' in selection) {
    if (selection.ids.length === 0) refuse(bulkRefusals.nothingChosen)
    return holdLeads(db, companyId, namedAndSeen(selection.ids, visibility))
  }
  const { filter, total } = await matchingLeads(scope, selection, visibility)
  if (total !== selection.expected) refuse(bulkRefusals.listChanged(total))
  if (total === 0) refuse(bulkRefusals.nothingChosen)
  if (total > leadLimits.bulkMax) refuse(bulkRefusals.tooMany(leadLimits.bulkMax))
  const held = await holdLeads(db, companyId, filter)
  const except = new Set(selection.except)
  return except.size ? held.filter(({ id }) => !except.has(id)) : held
}

async function matchingLeads(scope: CompanyScope, which: MatchingLeads, visibility: Visibility) {
  if ('query' in which) return matching(scope, which.query, visibility)
  const filter = archivedFilter(scope.companyId, visibility, which.archived.search)
  return { filter, total: await countLeads(scope.db, filter) }
}

export const reportOf = (done: number, refused: RefusedLead[], undoId?: string): BulkReport => ({
  done,
  refused: refused.slice(0, leadLimits.refusedShown),
  refusedCount: refused.length,
  undoId,
})
