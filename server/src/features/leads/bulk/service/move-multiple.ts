import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkReport, BulkStageMove } from '@foyer/contract/leads/bulk/model'
import { workLimits } from '@foyer/contract/leads/limits'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { stagesById, transitionsOf } from '../../../pipeline/service'
import { visibilityOf } from '../../../teams/service'
import { findTagIds } from '../../record/repository/tags'
import { holdLead, nameOf, save, type Touch } from '../../record/service/touch'
import { type BeforeMove, takeBack, tryStage } from '../../work/service/change-stage'
import type { Line } from '../../work/service/history'
import { describeFields } from '../../work/service/missing-fields'
import { type HeldLead, insertAudit } from '../repository'
import { chooseLeads, reportOf } from './chosen-leads'

/** What a move did, as the audit log stores it for undo. */
export interface StageMoveDetails {
  count: number
  to: string
  /** Why they are Lost. */
  reason: string | undefined
  leads: { id: string; from: string; before: BeforeMove; reason: string | null }[]
}

/** Why a lead may not move, apart from fields that it lacks: the rules for one lead, before it is read as a whole. */
async function refusedMoves(touch: Touch, toId: string): Promise<(lead: HeldLead) => string | undefined> {
  const to = touch.stages.get(toId) ?? refuse(captureRefusals.unknownStage)
  const rules = await transitionsOf(touch)
  return ({ stageId, assigneeId, deletedAt, archivedAt }) => {
    if (deletedAt || archivedAt) return bulkReasons.gone
    if (stageId === toId) return bulkReasons.alreadyInStage
    const from = touch.stages.get(stageId)
    if (from?.kind === 'won') return bulkReasons.wonIsFixed
    if (!assigneeId || to.kind === 'unassigned') return bulkReasons.needsAssignee
    const isForbidden = rules.some((rule) => rule.from === stageId && rule.to === toId && !rule.isAllowed)
    return isForbidden ? bulkReasons.moveRefused(from?.name ?? '', to.name) : undefined
  }
}

/** C-177: each lead by the rules for one; what may not move stays, and is reported. */
export const moveMultiple = (
  ctx: Context,
  { selection, stageId, reason }: BulkStageMove,
): Promise<BulkReport> =>
  inViewersCompany(ctx, async (scope) => {
    const { viewer } = ctx
    const stages = await stagesById(scope)
    const touch: Touch = { ...scope, viewer, stages, visibility: await visibilityOf(scope, viewer) }
    const { fit, refused } = await chooseLeads(touch, viewer, selection, await refusedMoves(touch, stageId))
    const why = stages.get(stageId)?.kind === 'lost' ? reason || undefined : undefined
    const moved: StageMoveDetails['leads'] = []
    for (const { id } of fit) {
      const lead = await holdLead(touch, id)
      const verdict = await tryStage(touch, lead, stageId, await findTagIds(scope.db, scope.companyId, id))
      if (verdict.kind === 'missing') {
        const labels = (await describeFields(touch, verdict.fields)).map(({ label }) => label)
        refused.push({ id, name: nameOf(lead), reason: bulkReasons.moveNeeds(labels) })
        continue
      }
      const { columns, lines } = verdict.change
      await save(touch, lead, { ...columns, ...(why && { reasonNotInterested: why }) }, [
        ...lines,
        ...(why ? [reasonLine(why)] : []),
      ])
      const [line] = lines
      const { before } = (line?.details ?? {}) as { before: BeforeMove }
      moved.push({ id, from: lead.stageId, before, reason: lead.reasonNotInterested })
    }
    if (moved.length === 0) return reportOf(0, refused)
    const undoId = newId(scope.now)
    const details: StageMoveDetails = { count: moved.length, to: stageId, reason: why, leads: moved }
    await insertAudit(scope.db, {
      companyId: scope.companyId,
      id: undoId,
      at: scope.now,
      actorId: viewer.userId,
      action: 'leads.stage',
      details,
    })
    return reportOf(moved.length, refused, undoId)
  })

const reasonLine = (reason: string): Line => ({
  kind: 'remark',
  sentence: workHistoryTexts.reason(reason),
  details: { reason },
})

/** A move to Won can be undone only for a moment, as for one lead (C-074); after that admins reopen. */
function refuseLateFromWon({ stages, now }: Touch, to: string, at: Date): void {
  const isLate = now.getTime() - at.getTime() > workLimits.undoGrantedSeconds * 1000
  if (isLate && stages.get(to)?.kind === 'won') refuse(bulkRefusals.cannotUndo)
}

/** Back to the stages they had, except those that are gone or that somebody has moved since. */
export async function moveBack(
  scope: CompanyScope,
  viewer: Viewer,
  done: { at: Date; details: unknown },
): Promise<{ ids: string[]; report: BulkReport }> {
  const stages = await stagesById(scope)
  const touch: Touch = { ...scope, viewer, stages, visibility: await visibilityOf(scope, viewer) }
  const { to, reason, leads } = done.details as StageMoveDetails
  refuseLateFromWon(touch, to, done.at)
  const formers = new Map(leads.map((former) => [former.id, former]))
  const isAsLeft = ({ stageId, deletedAt, archivedAt }: HeldLead) =>
    stageId === to && !deletedAt && !archivedAt ? undefined : bulkReasons.changedSince
  const { fit, refused } = await chooseLeads(touch, viewer, { ids: [...formers.keys()] }, isAsLeft)
  const ids: string[] = []
  for (const { id } of fit) {
    const lead = await holdLead(touch, id)
    const former = formers.get(id)
    const change = former && (await takeBack(touch, lead, former))
    if (!change) {
      refused.push({ id, name: nameOf(lead), reason: bulkReasons.changedSince })
      continue
    }
    const hasReason = reason !== undefined && lead.reasonNotInterested === reason
    const columns = { ...change.columns, ...(hasReason && { reasonNotInterested: former.reason }) }
    await save(touch, lead, columns, change.lines)
    ids.push(id)
  }
  return { ids, report: reportOf(ids.length, refused) }
}
