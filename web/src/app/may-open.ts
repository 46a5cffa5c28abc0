import type { Feature, Profile } from '@foyer/contract/accounts/model'
import { addresses } from './addresses'

interface Area {
  under: string
  feature?: Feature
  isForAdmins?: boolean
}

/** What not everybody of a firm may open; the pages themselves say no as well. */
const areas: readonly Area[] = [
  { under: '/lms', feature: 'crm' },
  { under: addresses.settings.deleted, isForAdmins: true },
  { under: '/leads', feature: 'crm' },
  { under: addresses.teamManagement, feature: 'accessPanel' },
  { under: addresses.companySettings, feature: 'companyDetails' },
  { under: addresses.bookKeeping, feature: 'accounts' },
  { under: addresses.backgroundWork, isForAdmins: true },
]

/** The steps of a new person are not what anybody asks for; who has to take them is led there anyway. */
const firstSteps: readonly string[] = [
  addresses.companyDetails,
  addresses.personalData,
  addresses.personalDetails,
  addresses.teamOnboard,
]

/** Whether an address that was opened signed out is of this product and this person may open it (C-175). */
export function mayOpen(address: string, profile: Profile, features: readonly Feature[]): boolean {
  // Clients have one page, which they are on already.
  if (profile.isClient || !URL.canParse(address, window.location.origin)) return false
  const { origin, pathname } = new URL(address, window.location.origin)
  if (origin !== window.location.origin || firstSteps.includes(pathname)) return false
  const isAdmin = profile.isAdmin || profile.isSuperAdmin
  return areas
    .filter(({ under }) => pathname === under || pathname.startsWith(`${under}/`))
    .every(
      ({ feature, isForAdmins }) => (!feature || features.includes(feature)) && (!isForAdmins || isAdmin),
    )
}
