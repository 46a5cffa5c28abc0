import { refuse } from '@foyer/contract/kit/refusal'
import type { BulkReport, BulkStageMove, RefusedLead } from '@foyer/contract/leads/bulk/model'
import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Stage } from '@foyer/contract/pipeline/model'
import type { Context } from '../../../../context'
import { transitionsOf } from '../../../pipeline/service'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { allowedMove, type BeforeMove, beforeMove, judgeMove } from '../../work/service/change-stage'
import { withReason } from '../../work/service/reason'
import type { HeldLead } from '../../write/repository/hold'
import { writeLeads } from '../../write/service/write-leads'
import { chooseLeads, partition, recordBulk, reportOf } from './chosen-leads'
import { refusedMoves } from './refused-moves'

/** What a move did, as the audit log stores it for undo. */
export interface StageMoveDetails {
  count: number
  to: string
  leads: { id: string; from: string; before: BeforeMove }[]
}

async function reasonsToStay(scope: LeadScope, to: Stage, leads: readonly HeldLead[]) {
  const rules = await transitionsOf(scope)
  const refused = await refusedMoves(scope, leads, (lead) =>
    judgeMove(scope, rules, { lead, to, tags: lead.tagIds }),
  )
  return (lead: HeldLead): string | undefined => {
    if (lead.deletedAt || lead.archivedAt) return bulkReasons.gone
    return lead.stageId === to.id ? bulkReasons.alreadyInStage : refused(lead)
  }
}

/** C-177: each lead by the rules for one; what may not move stays, and is reported. */
export const moveMultiple = (
  ctx: Context,
  { selection, stageId, reason }: BulkStageMove,
): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    const to = scope.stages.get(stageId) ?? refuse(captureRefusals.unknownStage)
    const parts = { tags: true, stageId, topsOf: [stageId] }
    const { leads, missing, isStageThere, place } = await chooseLeads(scope, selection, parts)
    if (leads.length > 0 && !isStageThere) refuse(captureRefusals.unknownStage)
    const { fit, refused } = partition(leads, await reasonsToStay(scope, to, leads))
    const left: RefusedLead[] = [...missing, ...refused]
    if (fit.length === 0) return reportOf(0, left)

    await writeLeads(
      scope,
      fit.map((lead) => {
        const move = allowedMove(scope, lead, to, place(stageId))
        return {
          before: lead,
          ...withReason(move, lead, { from: scope.stages.get(lead.stageId), to, reason }),
        }
      }),
    )
    const moved = fit.map((lead) => ({ id: lead.id, from: lead.stageId, before: beforeMove(lead, to) }))
    const details: StageMoveDetails = { count: fit.length, to: stageId, leads: moved }
    return reportOf(fit.length, left, await recordBulk(scope, 'stage', details))
  })
