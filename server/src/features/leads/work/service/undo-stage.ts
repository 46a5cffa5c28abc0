import { refuse } from '@foyer/contract/kit/refusal'
import { workLimits } from '@foyer/contract/leads/limits'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Context } from '../../../../context'
import { holdStagesFor } from '../../../pipeline/service'
import { inLeadScope } from '../../lead-scope'
import { handover, refuseAssigning } from '../../record/service/assign'
import { rowOf } from '../../record/service/row'
import { holdLead } from '../../write/service/hold'
import { joined, noChange } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { type BeforeMove, takeBack } from './change-stage'

/** The person who moved a lead may undo it for a moment, unless somebody has moved it since (C-074). */
export const undoStage = (ctx: Context, { leadId }: { leadId: string }): Promise<LeadRow> =>
  inLeadScope(ctx, async (scope) => {
    const { now, viewer, stages } = scope
    const topsOf = [...stages.keys()]
    const { lead, place } = await holdLead(scope, leadId, { lastMove: true, topsOf })
    const { lastMove: last } = lead
    const { from, to, before } = (last?.details ?? {}) as { from?: string; to?: string; before?: BeforeMove }
    const granted = now.getTime() - workLimits.undoGrantedSeconds * 1000
    const isOwn = last?.kind === 'stage' && last.actorId === viewer.userId && Date.parse(last.at) >= granted
    if (!isOwn || !from || !before || to !== lead.stageId) return refuse(workRefusals.cannotUndo)
    const former = (await holdStagesFor(scope, [from])).has(from) ? stages.get(from) : undefined
    if (!former) return refuse(workRefusals.cannotUndo)
    const back = takeBack(scope, lead, { to: former, before }, place)
    const { assignee } = before
    // C-176: what was done in one step is undone in one.
    if (assignee && lead.assigneeId !== assignee.to) return refuse(workRefusals.cannotUndo)
    if (assignee) refuseAssigning(scope)
    const handed = assignee ? await handover(scope, lead, null, { assignee: undefined }) : noChange
    await writeLead(scope, joined(lead, handed, back))
    return rowOf(scope, leadId)
  })
