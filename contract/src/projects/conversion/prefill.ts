import { findCountry, findCountryByName } from '../../company/countries'
import { splitPhone } from '../../kit/phone'
import { lengthOf } from '../../kit/typed-text'
import { type AreaUnit, areaUnits, type TypedField } from '../../leads/fields/values'
import type { LeadDetail } from '../../leads/record/draft'
import { leadName } from '../../leads/rules'
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

const unitOf = (text: string | undefined): AreaUnit => areaUnits.find((unit) => unit === text) ?? 'sqft'

/** The wizard without a lead begins with the firm's country alone. */
export const blankWizard = ({ country, dialCode }: Company): WizardValues =>
  emptyWizard({
    countryCode: (findCountry(country) ?? findCountryByName(country))?.countryCode ?? 'IN',
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
    phone: lead.phone ? splitPhone(lead.phone, blank.phone.dialCode) : blank.phone,
    projectName: suggestedName(leadName(lead)),
    areaUnit: unitOf(lead.areaUnit),
    // L-254: whoever has the lead works on its project.
    memberIds: lead.assignee ? [lead.assignee.id] : [],
  }
}
