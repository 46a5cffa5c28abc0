import { refuse } from '@foyer/contract/kit/refusal'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Reopening } from '@foyer/contract/leads/work/forms'
import type { Context } from '../../../../context'
import { rowOf } from '../../record/service/row'
import { holdLead, save, touching } from '../../record/service/touch'
import { findLastMove } from '../repository/history'
import { reopenStage } from './change-stage'

export const reopen = (ctx: Context, { leadId, reason }: Reopening): Promise<LeadRow> =>
  touching(ctx, async (touch) => {
    const lead = await holdLead(touch, leadId)
    if (touch.stages.get(lead.stageId)?.kind !== 'won') return refuse(workRefusals.notWon)
    const move = await findLastMove(touch.db, touch.companyId, leadId)
    const { from, to } = (move?.details ?? {}) as { from?: string; to?: string }
    const change = await reopenStage(touch, lead, to === lead.stageId ? from : undefined, reason)
    await save(touch, lead, change.columns, change.lines)
    return rowOf(touch, leadId)
  })
