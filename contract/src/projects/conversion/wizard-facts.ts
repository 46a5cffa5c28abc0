import { findCountry } from '../../company/countries'
import { readArea } from '../../kit/area'
import { readAmount } from '../../kit/money'
import { formatStoredPhone } from '../../kit/phone'
import { capitalised } from '../../kit/typed-text'
import type { ClientFacts, ProjectFacts } from './model'
import { clientNameOf, type WizardValues } from './wizard-values'

const filled = (text: string): string | null => text.trim() || null
const phoneOf = ({ phone }: WizardValues) =>
  phone.national.trim() ? formatStoredPhone(phone.dialCode, phone.national) : null
const countryOf = ({ countryCode }: WizardValues) => findCountry(countryCode)?.name ?? filled(countryCode)
const cityOf = ({ city }: WizardValues) => filled(capitalised(city.trim()))

export const clientFactsOf = (values: WizardValues): ClientFacts & { name: string; email: string } => ({
  type: values.type,
  name: clientNameOf(values),
  email: values.email.trim(),
  phone: phoneOf(values),
  companyName: values.type === 'corporate' ? filled(values.companyName) : null,
  country: countryOf(values),
  city: cityOf(values),
  location: filled(values.address),
  postalCode: filled(values.postalCode),
  billTo: filled(values.billTo),
  billingAddress: filled(values.billingAddress),
  billingLandmark: filled(values.billingLandmark),
  billingCity: filled(values.billingCity),
  gstNumber: filled(values.gstNumber),
})

/** The address that was typed says more than the name of the place on the map. */
export const projectFactsOf = (values: WizardValues): ProjectFacts & { name: string } => ({
  name: values.projectName.trim(),
  location: filled(values.address) ?? values.place?.location ?? null,
  latitude: values.place?.latitude ?? null,
  longitude: values.place?.longitude ?? null,
  country: countryOf(values),
  city: cityOf(values),
  postalCode: filled(values.postalCode),
  phone: phoneOf(values),
  area: readArea(values.area) ?? null,
  areaUnit: values.area.trim() ? values.areaUnit : null,
  workScope: filled(values.workScope),
  value: readAmount(values.budget) ?? null,
  startOn: filled(values.startOn),
  endOn: filled(values.endOn),
  note: filled(values.note),
  adminId: values.adminId || null,
  memberIds: values.memberIds.filter((id) => id !== values.adminId),
})
