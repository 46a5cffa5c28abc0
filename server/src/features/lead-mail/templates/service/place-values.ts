import { todayIn } from '@foyer/contract/kit/dates'
import { type MailedLead, type MailFrom, placeValues } from '@foyer/contract/lead-mail/templates/place-values'
import type { PlaceValues } from '@foyer/contract/lead-mail/templates/places'
import { leadTypeOf } from '@foyer/contract/leads/rules'
import type { CompanyScope } from '../../../../context'
import { fieldsOf, peopleOf, regionOf } from '../../../leads/service'
import { stagesById } from '../../../pipeline/service'
import { findMailedLeads, type MailedLeadRow } from '../repository/mailed-leads'

type Known = Pick<MailedLead, 'stageName' | 'assigneeName'>

function mailedLead(row: MailedLeadRow, known: Known): MailedLead {
  const companyName = row.companyName ?? undefined
  return {
    type: leadTypeOf(row.type, companyName),
    companyName,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone ?? undefined,
    // A copy for another assignee has an address of its own; the one that was typed is theirs (C-102).
    email: row.originalEmail ?? row.email ?? undefined,
    city: row.city ?? undefined,
    address: row.address ?? undefined,
    postalCode: row.postalCode ?? undefined,
    budget: row.budget ?? undefined,
    workScope: row.workScope ?? undefined,
    area: row.area ?? undefined,
    areaUnit: row.areaUnit ?? undefined,
    expectedClosure: row.expectedClosure ?? undefined,
    followUpOn: row.followUpOn ?? undefined,
    followUpTime: row.followUpTime?.slice(0, 5),
    source: row.source ?? undefined,
    sourceName: row.sourceName ?? undefined,
    createdAt: row.createdAt.toISOString(),
    customValues: row.customValues as Record<string, string>,
    ...known,
  }
}

/**
 * What the placeholders stand for, for each of these leads that there is: whether the caller may see them is theirs to know.
 * One statement, however many leads.
 */
export async function placeValuesOf(
  scope: CompanyScope,
  ids: readonly string[],
  senderId: string,
): Promise<Map<string, PlaceValues>> {
  const rows = await findMailedLeads(scope.db, scope.companyId, ids, senderId)
  const stages = await stagesById(scope)
  const people = await peopleOf(scope)
  const { timeZone, currencySymbol } = await regionOf(scope)
  const customFields = (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted)
  const today = todayIn(timeZone, scope.now)
  return new Map(
    rows.map((row) => {
      const lead = mailedLead(row, {
        stageName: stages.get(row.stageId)?.name,
        assigneeName: row.assigneeId ? people.get(row.assigneeId)?.fullName : undefined,
      })
      const from: MailFrom = {
        sender: row.sender ?? '',
        senderPhone: row.senderPhone ?? undefined,
        senderEmail: row.senderEmail ?? undefined,
        company: row.company,
        currencySymbol,
        timeZone,
        today,
        customFields,
      }
      return [row.id, placeValues(lead, from)]
    }),
  )
}
