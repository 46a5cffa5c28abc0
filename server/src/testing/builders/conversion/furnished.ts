import { api } from '@foyer/contract/wire/api'
import type { Firm } from '../../two-companies/firm'
import { aContact, captureLead } from '../capture'

/** A lead with the draft behind its quotation, which has a place on the map. */
export async function furnishConversion(
  { test, caller }: Firm,
  colleague: string,
): Promise<{ begun: string; beginner: string; draft: string }> {
  const begun = await captureLead(test, caller, {
    contacts: [
      aContact({
        firstName: 'Alpha',
        lastName: 'Beginner',
        email: 'beginner-alpha@example.com',
        phones: ['+91 9845017777'],
      }),
    ],
    assigneeId: caller.userId,
  })
  const client = await test.call(caller, api.projects.addClient, {
    name: 'Alpha Beginner',
    email: 'beginner-alpha@example.com',
    leadId: begun,
    isCompanyItself: false,
  })
  const { id } = await test.call(caller, api.projects.add, {
    clientId: client.id,
    name: 'Alpha Begun',
    memberIds: [colleague],
    leadId: begun,
    isConfirmed: false,
    isFromLead: true,
    isCompanyOwn: false,
  })
  await test.call(caller, api.projects.edit, { id, latitude: 18.5, longitude: 73.8, location: 'Alpha Road' })
  return { begun, beginner: client.id, draft: id }
}
