import type { PhoneParts } from '../../kit/phone'
import type { AreaUnit } from '../../leads/fields/values'
import type { LeadType } from '../../leads/model'
import type { MapLocation } from '../../places/model'

export const wizardSteps = ['create', 'location', 'team'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What the three steps ask for, as it is typed. */
export type WizardValues = {
  type: LeadType
  firstName: string
  lastName: string
  email: string
  phone: PhoneParts
  companyName: string
  projectName: string
  /** ISO 3166, two letters. */
  countryCode: string
  city: string
  address: string
  postalCode: string
  isInvited: boolean
  budget: string
  area: string
  areaUnit: AreaUnit
  workScope: string
  /** YYYY-MM-DD, or empty. */
  startOn: string
  endOn: string
  billTo: string
  billingAddress: string
  billingLandmark: string
  billingCity: string
  gstNumber: string
  note: string
  place: MapLocation | undefined
  /** Empty for nobody. */
  adminId: string
  memberIds: string[]
}

/** Behind 'Add Additional Details' (W-003). */
export const additionalFields = [
  'budget',
  'area',
  'workScope',
  'startOn',
  'endOn',
  'billTo',
  'billingAddress',
  'billingLandmark',
  'billingCity',
  'gstNumber',
  'note',
] as const satisfies (keyof WizardValues)[]

export const emptyWizard = (company: { countryCode: string; dialCode: string }): WizardValues => ({
  type: 'individual',
  firstName: '',
  lastName: '',
  email: '',
  phone: { dialCode: company.dialCode, national: '' },
  companyName: '',
  projectName: '',
  countryCode: company.countryCode,
  city: '',
  address: '',
  postalCode: '',
  isInvited: false,
  budget: '',
  area: '',
  areaUnit: 'sqft',
  workScope: '',
  startOn: '',
  endOn: '',
  billTo: '',
  billingAddress: '',
  billingLandmark: '',
  billingCity: '',
  gstNumber: '',
  note: '',
  place: undefined,
  adminId: '',
  memberIds: [],
})

/** The client as everything names them. */
export const clientNameOf = ({ firstName, lastName }: Pick<WizardValues, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim()
