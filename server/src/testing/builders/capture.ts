import type { LeadContact, LeadDetail, LeadDraft } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

export const aContact = (over: Partial<LeadContact> = {}): LeadContact => ({
  firstName: 'Ananya',
  lastName: 'Iyer',
  designation: undefined,
  type: undefined,
  email: undefined,
  phones: ['+91 9845021763'],
  ...over,
})

/** A lead as the individual form sends it when only the essentials are filled in. */
export const aDraft = (over: Partial<LeadDraft> = {}): LeadDraft => ({
  type: 'individual',
  companyName: undefined,
  contacts: [aContact()],
  address: undefined,
  city: undefined,
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
})

/** Adds a lead through the call, and returns its id. */
export const captureLead = async (
  test: TestApp,
  as: TestPerson,
  over: Partial<LeadDraft> = {},
): Promise<string> => (await test.call(as, leadCaptureEndpoints.add, aDraft(over))).id

export const readLead = (test: TestApp, as: TestPerson, id: string): Promise<LeadDetail> =>
  test.call(as, leadCaptureEndpoints.byId, { id })

export const sentencesOf = ({ history }: LeadDetail): string[] => history.map(({ sentence }) => sentence)
