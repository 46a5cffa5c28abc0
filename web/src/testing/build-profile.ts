import type { Profile } from '@foyer/contract/accounts/model'

/** A member of staff with all rights in crm, unless said otherwise. */
export const buildProfile = (over: Partial<Profile> = {}): Profile => ({
  id: 'u1',
  fullName: 'Kavya Menon',
  firstName: 'Kavya',
  lastName: 'Menon',
  email: 'kavya@malhardesign.in',
  imageUrl: undefined,
  phone: undefined,
  dateOfBirth: undefined,
  address: undefined,
  city: undefined,
  postalCode: undefined,
  company: {
    id: 'c1',
    name: 'Malhar Design',
    logoUrl: undefined,
    country: 'India',
    dialCode: '+91',
    currencySymbol: '₹',
    timeZone: 'Asia/Kolkata',
  },
  superAdmins: [],
  admins: [],
  isSuperAdmin: false,
  isAdmin: false,
  isClient: false,
  isFirstLogin: false,
  isOnboardingDone: true,
  hasTemporaryPassword: false,
  rights: {
    crm: { edit: true, canAssign: true },
    quotation: { edit: true },
    pmt: { canCreateProject: true },
  },
  ...over,
})
