import { findCountry, findCountryByName } from '../../company/countries'
import { type PhoneParts, splitPhone } from '../../kit/phone'
import { lengthOf } from '../../kit/typed-text'
import { type AreaUnit, areaUnits, type TypedField } from '../../leads/fields/values'
import type { LeadDetail } from '../../leads/record/draft'
import { leadName } from '../../leads/rules'
import { coordinatesText } from '../../places/rules'
import type { ProjectSheet } from './model'
import { wizardLimits } from './wizard-limits'
import { emptyWizard, type WizardValues } from './wizard-values'

interface Company {
  /** As a firm writes it: 'India', or 'IN'. */
  country: string
  dialCode: string
}

/** THE table: which field of the lead each field of the wizard begins with. Names, email and phone are those of its first contact. */
const fromLead = {
  companyName: 'companyName',
  city: 'city',
  address: 'address',
  postalCode: 'postalCode',
  budget: 'budget',
  area: 'area',
  workScope: 'workScope',
} as const satisfies Partial<Record<keyof WizardValues, TypedField>>

const fieldPairs = Object.entries(fromLead) as [keyof typeof fromLead, TypedField][]

/** What a project may be called, of a name that may have other signs and be longer: it is an offer, so it may be cut. */
export function suggestedName(name: string): string {
  const words = name
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}.'’\- ]/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.'’-]+|(?<=[.'’-])[.'’-]+/gu, ''))
    .filter(Boolean)
  let suggested = ''
  for (const word of words) {
    const longer = suggested ? `${suggested} ${word}` : word
    if (lengthOf(longer) > wizardLimits.projectName) break
    suggested = longer
  }
  return suggested
}

const codeOf = (country: string): string | undefined =>
  (findCountry(country) ?? findCountryByName(country))?.countryCode
const partsOf = (phone: string | null | undefined, blank: PhoneParts): PhoneParts =>
  phone ? splitPhone(phone, blank.dialCode) : blank
const unitOf = (text: string | null | undefined): AreaUnit =>
  areaUnits.find((unit) => unit === text) ?? 'sqft'

/** The wizard without a lead begins with the firm's country alone. */
export const blankWizard = ({ country, dialCode }: Company): WizardValues =>
  emptyWizard({
    countryCode: codeOf(country) ?? 'IN',
    dialCode: dialCode.replace(/\D/g, '') || '91',
  })

/** W-004: what the lead knows already. */
export function wizardOf(lead: LeadDetail, company: Company): WizardValues {
  const blank = blankWizard(company)
  const texts = Object.fromEntries(fieldPairs.map(([name, field]) => [name, String(lead[field] ?? '')]))
  return {
    ...blank,
    ...texts,
    type: lead.type,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email ?? '',
    phone: partsOf(lead.phone, blank.phone),
    projectName: suggestedName(leadName(lead)),
    areaUnit: unitOf(lead.areaUnit),
    // L-254: whoever has the lead works on its project.
    memberIds: lead.assignee ? [lead.assignee.id] : [],
  }
}

const placeOf = ({ latitude, longitude, location }: ProjectSheet) =>
  latitude === null || longitude === null
    ? undefined
    : { latitude, longitude, location: location ?? coordinatesText({ latitude, longitude }) }

/** The draft that is there already, behind a quotation, goes before the lead: somebody may have worked on it (W-018). */
export function wizardOfDraft(ofLead: WizardValues, draft: ProjectSheet): WizardValues {
  const { client } = draft
  const known = {
    type: client.type,
    email: client.email,
    companyName: client.companyName,
    projectName: draft.name,
    countryCode: codeOf(draft.country ?? client.country ?? ''),
    city: draft.city ?? client.city,
    address: draft.location ?? client.location,
    postalCode: draft.postalCode ?? client.postalCode,
    budget: draft.value === null ? null : String(draft.value),
    area: draft.area,
    workScope: draft.workScope,
    startOn: draft.startOn,
    endOn: draft.endOn,
    billTo: client.billTo,
    billingAddress: client.billingAddress,
    billingLandmark: client.billingLandmark,
    billingCity: client.billingCity,
    gstNumber: client.gstNumber,
    note: draft.note,
    place: placeOf(draft),
    adminId: draft.admin?.id,
  }
  const said = Object.entries(known).filter(([, value]) => value !== null && value !== undefined)
  return {
    ...ofLead,
    ...Object.fromEntries(said),
    phone: partsOf(client.phone, ofLead.phone),
    areaUnit: draft.area ? unitOf(draft.areaUnit) : ofLead.areaUnit,
    memberIds: draft.members.length > 0 ? draft.members.map(({ id }) => id) : ofLead.memberIds,
  }
}
