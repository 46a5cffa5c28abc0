import { bulkReasons } from '@foyer/contract/leads/messages/bulk'
import type { LeadScope } from '../../lead-scope'
import type { MoveVerdict } from '../../work/service/change-stage'
import { describeFields } from '../../work/service/missing-fields'
import type { HeldLead } from '../../write/repository/hold'

/** Why a lead may not move, in the words for one lead; the fields it lacks are named by their labels. */
export async function refusedMoves(
  scope: LeadScope,
  leads: readonly HeldLead[],
  judge: (lead: HeldLead) => MoveVerdict,
): Promise<(lead: HeldLead) => string | undefined> {
  const verdicts = new Map(leads.map((lead) => [lead.id, judge(lead)]))
  const lacking = [...verdicts.values()].flatMap((one) => (one.kind === 'missing' ? one.fields : []))
  const keys = [...new Set(lacking)]
  const described = keys.length > 0 ? await describeFields(scope, keys) : []
  const labels = new Map(described.map(({ key, label }) => [key, label]))
  return ({ id }) => {
    const verdict = verdicts.get(id)
    if (verdict?.kind === 'refused') return verdict.refusal.text
    if (verdict?.kind === 'missing')
      return bulkReasons.moveNeeds(verdict.fields.map((key) => labels.get(key) ?? key))
    return undefined
  }
}
