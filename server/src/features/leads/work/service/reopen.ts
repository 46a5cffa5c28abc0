import { refuse } from '@foyer/contract/kit/refusal'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Reopening } from '@foyer/contract/leads/work/forms'
import type { Stage } from '@foyer/contract/pipeline/model'
import type { Context } from '../../../../context'
import { holdStagesFor } from '../../../pipeline/service'
import { rowOf } from '../../record/service/row'
import { type Touch, touching } from '../../record/service/touch'
import type { HeldLead } from '../../write/repository/hold'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'
import { reopenedIn, stageOfKind } from './change-stage'

/** The stage before if it still exists, otherwise Assigned, or Unassigned without assignee (C-074). */
async function stageBefore(touch: Touch, lead: HeldLead): Promise<Stage> {
  const { from, to } = (lead.lastMove?.details ?? {}) as { from?: string; to?: string }
  const stages = [...touch.stages.values()]
  const former = stages.find(
    ({ id, kind }) => id === from && to === lead.stageId && kind !== 'won' && kind !== 'unassigned',
  )
  const isThere = former && lead.assigneeId && (await holdStagesFor(touch, [former.id])).has(former.id)
  return isThere ? former : stageOfKind(stages, lead.assigneeId ? 'assigned' : 'unassigned')
}

export const reopen = (ctx: Context, { leadId, reason }: Reopening): Promise<LeadRow> =>
  touching(ctx, async (touch) => {
    const topsOf = [...touch.stages.keys()]
    const { lead, place } = await holdLead(touch, leadId, { lastMove: true, topsOf })
    if (touch.stages.get(lead.stageId)?.kind !== 'won') return refuse(workRefusals.notWon)
    const to = await stageBefore(touch, lead)
    await writeLead(touch, { before: lead, ...reopenedIn(touch, lead, to, reason, place) })
    return rowOf(touch, leadId)
  })
