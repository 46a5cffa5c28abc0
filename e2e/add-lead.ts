import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { call } from './wire'

interface Somebody {
  firstName: string
  lastName: string
  phone: string
}

/** Adds a lead of which only the essentials are known, behind the back of the pages; gives its id. */
export async function addLead(
  base: string,
  session: Parameters<typeof call>[3],
  { firstName, lastName, phone }: Somebody,
  over: Partial<LeadDraft> = {},
): Promise<string> {
  const contact = {
    firstName,
    lastName,
    designation: undefined,
    type: undefined,
    email: undefined,
    phones: [phone],
  }
  const draft: LeadDraft = {
    type: 'individual',
    companyName: undefined,
    contacts: [contact],
    address: undefined,
    city: 'Pune',
    postalCode: undefined,
    workScope: undefined,
    budget: undefined,
    area: undefined,
    areaUnit: undefined,
    source: undefined,
    sourceName: undefined,
    remarks: undefined,
    teamId: undefined,
    assigneeId: undefined,
    customValues: {},
    templateId: undefined,
    extra: {},
    siblingOf: undefined,
    originalEmail: undefined,
    ...over,
  }
  return (await call(base, leadCaptureEndpoints.add, draft, session)).id
}
