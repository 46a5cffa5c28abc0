import type { Feature } from '@foyer/contract/accounts/model'
import { profileMenuTexts } from '@foyer/contract/shell/messages'
import type { LinkedArea, WebSettings } from '@foyer/contract/shell/settings'
import { addresses } from '../../app/addresses'

interface ProfileEntry {
  id:
    | 'myProfile'
    | 'teamToday'
    | 'teamManagement'
    | 'companySettings'
    | 'attendance'
    | 'sendFeedback'
    | 'backgroundWork'
  path: string
  feature?: Feature
  area?: LinkedArea
  isForAdmins?: boolean
  /** For whoever is responsible for others. */
  isForLeaders?: boolean
}

const entries: readonly ProfileEntry[] = [
  { id: 'myProfile', path: addresses.myProfile },
  { id: 'teamToday', path: addresses.teamToday, isForLeaders: true },
  { id: 'teamManagement', path: addresses.teamManagement, feature: 'accessPanel' },
  { id: 'companySettings', path: addresses.companySettings, feature: 'companyDetails' },
  { id: 'attendance', path: addresses.attendance, area: 'attendance' },
  { id: 'sendFeedback', path: addresses.feedback, area: 'feedback' },
  { id: 'backgroundWork', path: addresses.backgroundWork, isForAdmins: true },
]

export interface ProfileItem {
  id: ProfileEntry['id']
  label: string
  to: string
  isElsewhere: boolean
}

/** The entries of the profile menu that this person may see, in order. */
export function profileItems(
  features: readonly Feature[],
  areas: WebSettings['areas'],
  { isAdmin, hasTeam }: { isAdmin: boolean; hasTeam: boolean },
): ProfileItem[] {
  return entries
    .filter(({ feature }) => !feature || features.includes(feature))
    .filter(({ isForAdmins }) => !isForAdmins || isAdmin)
    .filter(({ isForLeaders }) => !isForLeaders || hasTeam)
    .map(({ id, path, area }) => {
      const elsewhere = area && areas[area]
      return { id, label: profileMenuTexts[id], to: elsewhere ?? path, isElsewhere: Boolean(elsewhere) }
    })
}
