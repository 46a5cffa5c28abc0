import type { Profile } from '@foyer/contract/accounts/model'
import type { PersonalDetails } from '@foyer/contract/accounts/personal-details'
import { phoneDigits, splitPhone } from '@foyer/contract/kit/phone'

/** C-024: the country code of the company until the person has one of their own. */
export const detailsOf = (profile: Profile): PersonalDetails => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone
    ? splitPhone(profile.phone)
    : { dialCode: phoneDigits(profile.company.dialCode) || '91', national: '' },
  address: profile.address ?? '',
  city: profile.city ?? '',
  postalCode: profile.postalCode ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
})
