import { refuse } from '@foyer/contract/kit/refusal'
import { workLimits } from '@foyer/contract/leads/limits'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Context } from '../../../../context'
import { rowOf } from '../../record/service/row'
import { holdLead, save, touching } from '../../record/service/touch'
import { findLastMove } from '../repository/history'
import { type BeforeMove, takeBack } from './change-stage'

/** The person who moved a lead may undo it for a moment, unless somebody has moved it since (C-074). */
export const undoStage = (ctx: Context, { leadId }: { leadId: string }): Promise<LeadRow> =>
  touching(ctx, async (touch) => {
    const { db, companyId, now, viewer } = touch
    const lead = await holdLead(touch, leadId)
    const move = await findLastMove(db, companyId, leadId)
    const { from, to, before } = (move?.details ?? {}) as { from?: string; to?: string; before?: BeforeMove }
    const granted = now.getTime() - workLimits.undoGrantedSeconds * 1000
    const isOwn = move?.kind === 'stage' && move.actorId === viewer.userId && move.at.getTime() >= granted
    if (!isOwn || !from || !before || to !== lead.stageId) return refuse(workRefusals.cannotUndo)
    const change = (await takeBack(touch, lead, { from, before })) ?? refuse(workRefusals.cannotUndo)
    await save(touch, lead, change.columns, change.lines)
    return rowOf(touch, leadId)
  })
