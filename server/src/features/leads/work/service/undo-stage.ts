import { refuse } from '@foyer/contract/kit/refusal'
import { workLimits } from '@foyer/contract/leads/limits'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Context } from '../../../../context'
import { holdStagesFor } from '../../../pipeline/service'
import { rowOf } from '../../record/service/row'
import { touching } from '../../record/service/touch'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'
import { type BeforeMove, takeBack } from './change-stage'

/** The person who moved a lead may undo it for a moment, unless somebody has moved it since (C-074). */
export const undoStage = (ctx: Context, { leadId }: { leadId: string }): Promise<LeadRow> =>
  touching(ctx, async (touch) => {
    const { now, viewer, stages } = touch
    const topsOf = [...stages.keys()]
    const { lead, place } = await holdLead(touch, leadId, { lastMove: true, topsOf })
    const { lastMove: last } = lead
    const { from, to, before } = (last?.details ?? {}) as { from?: string; to?: string; before?: BeforeMove }
    const granted = now.getTime() - workLimits.undoGrantedSeconds * 1000
    const isOwn = last?.kind === 'stage' && last.actorId === viewer.userId && Date.parse(last.at) >= granted
    if (!isOwn || !from || !before || to !== lead.stageId) return refuse(workRefusals.cannotUndo)
    const former = (await holdStagesFor(touch, [from])).has(from) ? stages.get(from) : undefined
    if (!former) return refuse(workRefusals.cannotUndo)
    await writeLead(touch, { before: lead, ...takeBack(touch, lead, { to: former, before }, place) })
    return rowOf(touch, leadId)
  })
