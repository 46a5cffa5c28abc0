import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkAssignment, BulkReport } from '@foyer/contract/leads/bulk/model'
import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Context } from '../../../../context'
import { transitionsOf } from '../../../pipeline/service'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { assignment, assignmentEvents, partsOfAssigning } from '../../record/service/assign'
import { judgeByRules, type MoveVerdict, stageByAssigning } from '../../work/service/change-stage'
import { holdAssignable } from '../../write/repository/assignee'
import type { LeadRecord } from '../../write/repository/columns'
import type { HeldLead } from '../../write/repository/hold'
import type { LeadUpdate } from '../../write/service/lead-write'
import { writeLeads } from '../../write/service/write-leads'
import { chooseLeads, partition, recordBulk, reportOf } from './chosen-leads'
import { refusedMoves } from './refused-moves'

interface FormerPlace {
  id: string
  assigneeId: string | null
  stageId: string
  statusId: number | null
  /** Undefined for changes from before there was a board. */
  position?: string
  movedTo: string
  /** Where several people got them. */
  to?: string | null
}

/** What an assignment did, as the audit log stores it for undo. */
export interface AssignmentDetails {
  count: number
  to: string | null
  leads: FormerPlace[]
}

/** C-170: what a rule keeps in Unassigned is listed, and the others are assigned. */
export async function reasonsToStay(scope: LeadScope, assigneeId: string | null, leads: readonly HeldLead[]) {
  const rules = await transitionsOf(scope)
  const refused = await refusedMoves(scope, leads, (lead): MoveVerdict => {
    const to = assigneeId ? stageByAssigning(scope, lead, assigneeId) : undefined
    if (!to) return { kind: 'allowed' }
    return judgeByRules(scope, rules, { lead: { ...lead, assigneeId }, to, tags: lead.tagIds })
  })
  return (lead: HeldLead): string | undefined => {
    if (lead.deletedAt || lead.archivedAt) return bulkReasons.gone
    return lead.assigneeId === assigneeId ? bulkReasons.alreadyTheirs : refused(lead)
  }
}

/** Where a lead was, and where it is now. */
export const placeBefore = (
  { id, assigneeId, stageId, statusId, position }: HeldLead,
  after: LeadRecord | undefined,
): FormerPlace => ({ id, assigneeId, stageId, statusId, position, movedTo: after?.stageId ?? stageId })

/** L-210. A Won lead can change hands: only its stage and status are fixed. */
export const assignMultiple = (
  ctx: Context,
  { selection, assigneeId }: BulkAssignment,
): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    const to = assigneeId ?? null
    const assignee = to ? await holdAssignable(scope.db, scope.companyId, to) : undefined
    if (to && !assignee) refuse(captureRefusals.unknownAssignee)
    const { topsOf, tags } = partsOfAssigning(scope, to)
    const { leads, missing, place } = await chooseLeads(scope, selection, { topsOf, tags })
    const { fit, refused } = partition(leads, await reasonsToStay(scope, to, leads))
    const left = [...missing, ...refused]
    if (fit.length === 0) return reportOf(0, left)

    const updates: LeadUpdate[] = []
    for (const lead of fit) {
      const change = await assignment(scope, lead, to, { assignee, place })
      updates.push({ before: lead, ...change, events: assignmentEvents(lead, to) })
    }
    const after = await writeLeads(scope, updates)
    const places = fit.map((lead, at) => placeBefore(lead, after[at]))
    const details: AssignmentDetails = { count: fit.length, to, leads: places }
    return reportOf(fit.length, left, await recordBulk(scope, 'assign', details))
  })
