import { refuse } from '@foyer/contract/kit/refusal'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Reopening } from '@foyer/contract/leads/work/forms'
import type { Stage } from '@foyer/contract/pipeline/model'
import type { Context } from '../../../../context'
import { holdStagesFor } from '../../../pipeline/service'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { rowOf } from '../../record/service/row'
import type { HeldLead } from '../../write/repository/hold'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'
import { reopenedIn, stageOfKind } from './change-stage'

/** The stage before if it still exists, otherwise Assigned, or Unassigned without assignee (C-074). */
async function stageBefore(scope: LeadScope, lead: HeldLead): Promise<Stage> {
  const { from, to } = (lead.lastMove?.details ?? {}) as { from?: string; to?: string }
  const stages = [...scope.stages.values()]
  const former = stages.find(
    ({ id, kind }) => id === from && to === lead.stageId && kind !== 'won' && kind !== 'unassigned',
  )
  const isThere = former && lead.assigneeId && (await holdStagesFor(scope, [former.id])).has(former.id)
  return isThere ? former : stageOfKind(stages, lead.assigneeId ? 'assigned' : 'unassigned')
}

export const reopen = (ctx: Context, { leadId, reason }: Reopening): Promise<LeadRow> =>
  inLeadScope(ctx, async (scope) => {
    const topsOf = [...scope.stages.keys()]
    const { lead, place } = await holdLead(scope, leadId, { lastMove: true, topsOf })
    if (scope.stages.get(lead.stageId)?.kind !== 'won') return refuse(workRefusals.notWon)
    const to = await stageBefore(scope, lead)
    await writeLead(scope, { before: lead, ...reopenedIn(scope, lead, to, reason, place) })
    return rowOf(scope, leadId)
  })
