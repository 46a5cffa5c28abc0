import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkAssignment, BulkReport } from '@foyer/contract/leads/bulk/model'
import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import { reassignedSentence } from '@foyer/contract/leads/record/change-log'
import { stageAfterAssignment } from '@foyer/contract/leads/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { stagesById } from '../../../pipeline/service'
import { holdAssignable } from '../../record/repository/company-settings'
import { peopleOf } from '../../record/service/company-settings'
import * as repository from '../repository'
import { chooseLeads, reportOf } from './chosen-leads'
import { notifyOfAssignment, tellLeadsChanged } from './tell-of-many'

/** What an assignment did, as the audit log stores it for undo. */
export interface AssignmentDetails {
  count: number
  to: string | null
  leads: (repository.FormerPlace & { movedTo: string })[]
}

/** L-210. A Won lead can change hands: only its stage and status are fixed. */
export const assignMultiple = (
  ctx: Context,
  { selection, assigneeId }: BulkAssignment,
): Promise<BulkReport> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { viewer } = ctx
    if (assigneeId && !(await holdAssignable(db, companyId, assigneeId)))
      refuse(captureRefusals.unknownAssignee)
    const to = assigneeId ?? null
    const { fit, refused } = await chooseLeads(scope, viewer, selection, (lead) => {
      if (lead.deletedAt || lead.archivedAt) return bulkReasons.gone
      return lead.assigneeId === to ? bulkReasons.alreadyTheirs : undefined
    })
    if (fit.length === 0) return reportOf(0, refused)

    const moves = movesOf([...(await stagesById(scope)).values()], to !== null)
    const ids = fit.map(({ id }) => id)
    await repository.assignLeads(db, companyId, ids, to, moves, now)
    const places = fit.map(({ id, assigneeId: from, stageId, statusId, position }) => {
      const movedTo = moves.find((move) => move.from === stageId)?.to ?? stageId
      return { id, assigneeId: from, stageId, statusId, position, movedTo }
    })
    await writeAssigned(
      scope,
      viewer.userId,
      places.map(({ id, assigneeId: from, stageId, movedTo }) => ({
        id,
        from,
        to,
        stageFrom: stageId,
        stageTo: movedTo,
      })),
    )
    const undoId = newId(now)
    const details: AssignmentDetails = { count: ids.length, to, leads: places }
    const audit = { companyId, id: undoId, at: now, actorId: viewer.userId, action: 'leads.assign', details }
    await repository.insertAudit(db, audit)
    if (to) await notifyOfAssignment(scope, viewer.userId, to, fit)
    await tellLeadsChanged(scope, ids)
    return reportOf(fit.length, refused, undoId)
  })

interface Assigned {
  id: string
  from: string | null
  to: string | null
  /** For a lead that changed its stage with the assignment. */
  stageFrom?: string
  stageTo?: string
}

/** The same lines as for a single assignment: the old and new assignee, and the stage if it changed. */
export async function writeAssigned(scope: CompanyScope, actorId: string, assigned: Assigned[]) {
  const { db, companyId, now } = scope
  const people = await peopleOf(scope)
  const nameOf = (id: string | null) => (id ? people.get(id)?.fullName : undefined)
  const stages = await stagesById(scope)
  const entries = assigned.flatMap(({ id: leadId, from, to, stageFrom, stageTo }): repository.BulkEntry[] => {
    const sentence = reassignedSentence(nameOf(from), nameOf(to))
    const line = {
      leadId,
      id: newId(now),
      kind: 'assigned',
      place: 0,
      sentence,
      details: { from, to },
    } as const
    if (!stageFrom || !stageTo || stageFrom === stageTo) return [line]
    const moved = historyTexts.stage(stages.get(stageFrom)?.name ?? '', stages.get(stageTo)?.name ?? '')
    const id = newId(new Date(now.getTime() + 1))
    const details = { from: stageFrom, to: stageTo }
    return [line, { leadId, id, kind: 'stage', place: 1, sentence: moved, details }]
  })
  await repository.insertEntries(db, companyId, actorId, entries)
}

/** Which stage changes to which (C-072), with the first status there (C-073); by kind, never by name. */
function movesOf(stages: Stage[], isAssigned: boolean): repository.Move[] {
  return stages.flatMap(({ id, kind }) => {
    const next = stageAfterAssignment(kind, isAssigned)
    const target = next === kind ? undefined : stages.find((stage) => stage.kind === next)
    return target ? [{ from: id, to: target.id, statusId: target.statuses[0]?.id ?? null }] : []
  })
}
