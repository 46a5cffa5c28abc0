import { nameOf } from '../../lead-name'
import type { LeadScope } from '../../lead-scope'
import { peopleOf } from '../../record/service/company-settings'
import { findKnownLeads, findShownLeads } from '../repository/known-leads'

/** What the caller may know of a lead: of one that they may not see only who handles it (C-091). */
export type ShownLead = { owner: string | undefined } & (
  | { kind: 'visible'; leadId: string; name: string; stage: string; isArchived: boolean }
  | { kind: 'hidden' }
)

/** By id; deleted ones are absent. */
export async function describeLeads(scope: LeadScope, ids: string[]): Promise<Map<string, ShownLead>> {
  if (ids.length === 0) return new Map()
  const people = await peopleOf(scope)
  const personOf = (id: string | null) => people.get(id ?? '')?.fullName
  const rows = await findShownLeads(scope.db, scope.companyId, ids, scope.visibility)
  return new Map(
    rows.map((lead): [string, ShownLead] => {
      const owner = personOf(lead.assigneeId)
      if (!lead.isVisible) return [lead.id, { kind: 'hidden', owner: owner ?? personOf(lead.creatorId) }]
      const stage = scope.stages.get(lead.stageId)?.name ?? ''
      const { id: leadId, isArchived } = lead
      return [lead.id, { kind: 'visible', leadId, name: nameOf(lead), owner, stage, isArchived }]
    }),
  )
}

/** Which of these phone numbers (E.164) and emails (small letters) leads have; of several the first that would count. */
export async function findContacts(
  scope: LeadScope,
  values: readonly string[],
): Promise<{ value: string; lead: ShownLead }[]> {
  const first = new Map<string, string>()
  for (const { value, leadId } of await findKnownLeads(scope.db, scope.companyId, [...new Set(values)]))
    if (!first.has(value)) first.set(value, leadId)
  const shown = await describeLeads(scope, [...new Set(first.values())])
  return [...first].flatMap(([value, leadId]) => {
    const lead = shown.get(leadId)
    return lead ? { value, lead } : []
  })
}
