import { boardTexts } from '@foyer/contract/board/messages'
import { calendarName } from '@foyer/contract/calendar/messages-place'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { commandTexts, searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { useCan } from '../../features/accounts/use-can'
import { useFeatures, useProfile } from '../../features/accounts/use-profile'
import { useHasTeam } from '../../features/analytics/team/use-has-team'
import { navItems } from '../nav/nav-items'
import { profileItems } from '../nav/profile-items'
import { settingsItems } from '../settings-items'
import { fits, type Hit } from './hit'

const most = 8

/** Pages that the person may open whose name has all of the words; without words the places of the navigation. */
export function usePages(words: string): Hit[] {
  const { data: features = [] } = useFeatures()
  const { data: profile } = useProfile()
  const mayRead = useCan('leads.read')
  const mayRestore = useCan('deleted.read')
  const isAdmin = profile !== undefined && (profile.isAdmin || profile.isSuperAdmin)
  const places = navItems(features, settings.areas, '').filter(({ isUnconnected }) => !isUnconnected)
  const own = profileItems(features, settings.areas, { isAdmin, hasTeam: useHasTeam() })
  const subjects = mayRead ? settingsItems.filter(({ isForAdmins }) => !isForAdmins || mayRestore) : []
  const ofLeads: Hit[] = mayRead
    ? [
        { key: 'board', to: addresses.pipeline, name: boardTexts.tab, about: leadListTexts.title },
        {
          key: 'analytics',
          to: addresses.analytics,
          name: leadListTexts.analytics,
          about: leadListTexts.title,
        },
      ]
    : []
  const linked = [...places, ...own].map(({ id, label, to, isElsewhere }) => ({
    key: id,
    to,
    name: label,
    isElsewhere,
    ...(id === 'home' && mayRead && { about: commandTexts.myDay }),
  }))
  if (words === '') return [...linked, ...ofLeads]
  const all: Hit[] = [
    ...linked,
    ...ofLeads,
    { key: 'calendar', to: addresses.calendar, name: calendarName },
    ...subjects.map(({ label, to }) => ({ key: to, to, name: label, about: texts.settings })),
  ]
  return all.filter(fits(words)).slice(0, most)
}
