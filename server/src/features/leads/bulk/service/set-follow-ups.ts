import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { timesFrom } from '@foyer/contract/leads/bulk/in-turn'
import type { BulkFollowUp, BulkReport } from '@foyer/contract/leads/bulk/model'
import { bulkReasons, bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { checkAction, hasChanged } from '@foyer/contract/leads/work/rules'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { regionOf } from '../../record/service/company-settings'
import { followUpChange } from '../../work/service/act'
import { workedLead } from '../../work/service/worked-lead'
import type { LeadRecord } from '../../write/repository/columns'
import type { HeldLead } from '../../write/repository/hold'
import { writeLeads } from '../../write/service/write-leads'
import { chooseLeads, partition, recordBulk, reportOf } from './chosen-leads'

export type FollowUpColumns = Pick<LeadRecord, 'followUpOn' | 'followUpTime' | 'followUpKind'>
export const followUpColumns = ({
  followUpOn,
  followUpTime,
  followUpKind,
}: FollowUpColumns): FollowUpColumns => ({
  followUpOn,
  followUpTime: followUpTime?.slice(0, 5) ?? null,
  followUpKind,
})

/** What was set, as the audit log stores it for undo. */
export interface FollowUpDetails {
  count: number
  leads: { id: string; before: FollowUpColumns; set: FollowUpColumns }[]
}

async function reasonsToStay(scope: LeadScope, { followUp, perHour }: BulkFollowUp) {
  const today = todayIn((await regionOf(scope)).timeZone, scope.now)
  const stages = [...scope.stages.values()]
  return (lead: HeldLead): string | undefined => {
    if (lead.deletedAt || lead.archivedAt) return bulkReasons.gone
    const action = actionSaying(lead.id, { followUp })
    const worked = workedLead(scope, lead)
    const problem = checkAction(action, worked, { today, stages })
    if (problem) return problem.text
    return perHour === undefined && !hasChanged(action, worked) ? bulkReasons.alreadySet : undefined
  }
}

/** In the order in which they were named; of a filter in that of their coming. */
function inOrder(leads: readonly HeldLead[], { selection }: BulkFollowUp): HeldLead[] {
  if (!('ids' in selection)) return [...leads]
  const places = new Map(selection.ids.map((id, place) => [id, place]))
  return leads.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The next step of many leads: all at one time, or one after another from then on. Each by the rules for one. */
export const setFollowUps = (ctx: Context, call: BulkFollowUp): Promise<BulkReport> =>
  inLeadScope(ctx, async (scope) => {
    const { followUp, perHour } = call
    const { leads, missing } = await chooseLeads(scope, call.selection)
    const { fit, refused } = partition(inOrder(leads, call), await reasonsToStay(scope, call))
    const left = [...missing, ...refused]
    if (fit.length === 0) return reportOf(0, left)
    const times = perHour === undefined ? undefined : timesFrom(followUp.time, perHour, fit.length)
    if (times && times.length < fit.length) refuse(bulkRefusals.dayTooShort(times.length))
    const updates = fit.map((lead, at) => {
      const own = { ...followUp, time: times?.[at] ?? followUp.time }
      return { before: lead, ...followUpChange(scope, lead, actionSaying(lead.id, { followUp: own })) }
    })
    await writeLeads(scope, updates)
    const details: FollowUpDetails = {
      count: fit.length,
      leads: updates.map(({ before, columns }) => ({
        id: before.id,
        before: followUpColumns(before),
        set: followUpColumns({ ...before, ...columns }),
      })),
    }
    return reportOf(fit.length, left, await recordBulk(scope, 'follow-up', details))
  })
