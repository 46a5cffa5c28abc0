import { calendarName } from '@foyer/contract/calendar/messages-place'
import { searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { useCan } from '../../features/accounts/use-can'
import { useFeatures, useProfile } from '../../features/accounts/use-profile'
import { navItems } from '../nav/nav-items'
import { profileItems } from '../nav/profile-items'
import { settingsItems } from '../settings-items'
import type { Hit } from './hit'

/** Pages that the person may open whose name has all of the words; without words the places of the navigation. */
export function usePages(words: string): Hit[] {
  const { data: features = [] } = useFeatures()
  const { data: profile } = useProfile()
  const mayRead = useCan('leads.read')
  const mayRestore = useCan('deleted.read')
  const isAdmin = profile !== undefined && (profile.isAdmin || profile.isSuperAdmin)
  const places = navItems(features, settings.areas, '').filter(({ isUnconnected }) => !isUnconnected)
  const own = profileItems(features, settings.areas, isAdmin)
  const subjects = mayRead ? settingsItems.filter(({ isForAdmins }) => !isForAdmins || mayRestore) : []
  const all: Hit[] = [
    ...[...places, ...own].map(({ id, label, to, isElsewhere }) => ({
      key: id,
      to,
      name: label,
      isElsewhere,
    })),
    { key: 'calendar', to: addresses.calendar, name: calendarName },
    ...subjects.map(({ label, to }) => ({ key: to, to, name: label, about: texts.settings })),
  ]
  if (words === '') return all.slice(0, places.length + own.length)
  const wanted = words.toLowerCase().split(/\s+/)
  return all
    .filter(({ name, about = '' }) => {
      const said = `${name} ${about}`.toLowerCase()
      return wanted.every((word) => said.includes(word))
    })
    .slice(0, 8)
}
