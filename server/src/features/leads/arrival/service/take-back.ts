import { changeSentence, changesBetween, isLogged } from '@foyer/contract/leads/record/change-log'
import type { LeadSheet } from '@foyer/contract/leads/record/draft'
import { allRecords } from '../../../teams/service'
import type { LeadScope } from '../../lead-scope'
import { fieldsOf, regionOf } from '../../record/service/company-settings'
import { deletion } from '../../record/service/delete'
import { columnsOf, contactsWrite, sheetOf } from '../../record/service/lead-sheet'
import { findUnanswered } from '../../work/repository/unanswered-calls'
import type { HeldLead } from '../../write/repository/hold'
import { holdMany } from '../../write/service/hold'
import type { LeadUpdate } from '../../write/service/lead-write'
import { writeLeads } from '../../write/service/write-leads'

/** A lead that was taken in. */
export interface Arrived {
  leadId: string
  /** The time it had then: with another it has been changed since. */
  writtenAt: string
  /** Of one that was filled: as it was before. */
  before: LeadSheet | undefined
}

export interface KeptArrival {
  leadId: string
  why: 'changed' | 'archived' | 'deleted'
}

/**
 * Takes back what `takeIn` has written: new leads are deleted, and can be restored as any other; what was filled is emptied.
 * What somebody has changed since stays as it is. The caller has made sure that they may: whoever sees the leads now.
 */
export async function takeBack(scope: LeadScope, arrived: readonly Arrived[]): Promise<KeptArrival[]> {
  const byId = new Map(arrived.map((one) => [one.leadId, one]))
  const { leads } = await holdMany({ ...scope, visible: allRecords }, [...byId.keys()], { contacts: true })
  const called = await findUnanswered(scope.db, scope.companyId, [...byId.keys()])
  const kept: KeptArrival[] = []
  const updates: LeadUpdate[] = []
  for (const lead of leads) {
    const { leadId, writtenAt, before } = byId.get(lead.id) as Arrived
    const why = whyKept(lead, writtenAt) ?? (called.has(leadId) ? 'changed' : undefined)
    // A new one that somebody has deleted is gone as it should be.
    if (why === 'deleted' && !before) continue
    if (why) kept.push({ leadId, why })
    else updates.push(before ? await emptied(scope, lead, before) : { ...deletion(scope, lead), events: [] })
  }
  await writeLeads(scope, updates)
  return kept
}

function whyKept(lead: HeldLead, writtenAt: string): KeptArrival['why'] | undefined {
  if (lead.deletedAt) return 'deleted'
  if (lead.updatedAt.toISOString() === writtenAt) return undefined
  return lead.archivedAt ? 'archived' : 'changed'
}

async function emptied(scope: LeadScope, lead: HeldLead, before: LeadSheet): Promise<LeadUpdate> {
  const { dialCode, currencySymbol } = await regionOf(scope)
  const labels = Object.fromEntries((await fieldsOf(scope)).map(({ id, name }) => [id, name]))
  const changes = changesBetween(sheetOf(lead), before, {
    currencySymbol,
    labels,
    teamName: () => undefined,
  })
  return {
    before: lead,
    columns: columnsOf(before, dialCode),
    lines: changes.filter(isLogged).map((one) => ({
      kind: 'changed',
      sentence: changeSentence(one),
      details: { field: one.field, from: one.from, to: one.to },
    })),
    contacts: contactsWrite(before.contacts, { originalEmail: lead.originalEmail, dialCode }),
  }
}
