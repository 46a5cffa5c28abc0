import { readViewQuery, writeListAddress } from '@foyer/contract/leads/list/address'
import type { LeadView } from '@foyer/contract/leads/list/views'
import { densityTexts } from '@foyer/contract/leads/messages/next/cells'
import { everywhereKeys } from '@foyer/contract/shell/keys'
import { searchTexts, commandTexts as texts } from '@foyer/contract/shell/messages-search'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { type MantineColorScheme, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLocation } from 'react-router'
import { useEndpoint } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { useCan } from '../../features/accounts/use-can'
import { setDensity, useDensity } from '../../features/leads/list/density'
import { tabCodes } from '../../features/leads/list/list-address'
import type { EntryState } from '../../features/leads/list/use-list-address'
import { showKeys } from '../keys/keys-slot'
import { useLogout } from '../use-logout'
import type { Hit, HitGroup } from './hit'

const keysOf = (wanted: string) => everywhereKeys.find(({ id }) => id === wanted)?.keys
/** The other one first. */
const schemes: Record<'light' | 'dark', readonly MantineColorScheme[]> = {
  light: ['dark', 'light', 'auto'],
  dark: ['light', 'dark', 'auto'],
}

/** The address of the list as it was saved. */
function viewAddress({ query }: LeadView): string {
  const { tab, address } = readViewQuery(query)
  const search = writeListAddress(address).toString()
  return `${addresses.leadsTab(tabCodes[tab])}${search && `?${search}`}`
}

/** What the person may do from anywhere, and the views that they have saved. */
export function useCommands(): HitGroup[] {
  const mayAdd = useCan('leads.add')
  const mayReadLeads = useCan('leads.read')
  const mayCreateProjects = useCan('projects.create')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme()
  const logout = useLogout()
  const density = useDensity()
  const { pathname } = useLocation()
  const views = useEndpoint(leadListEndpoints.listViews, {}, { enabled: mayReadLeads, staleTime: 60_000 })
  const actions: (Hit | false)[] = [
    mayAdd && { key: 'add-lead', name: texts.addLead, to: addresses.addLead, keys: keysOf('add-lead') },
    mayAdd && { key: 'import', name: texts.importLeads, to: addresses.importLeads },
    mayCreateProjects && { key: 'new-project', name: texts.newProject, to: addresses.newProject },
    ...schemes[shown]
      .filter((scheme) => scheme !== colorScheme)
      .map((scheme) => ({
        key: `theme-${scheme}`,
        name: texts.theme[scheme],
        run: () => setColorScheme(scheme),
      })),
    mayReadLeads && {
      key: 'density',
      name: density === 'compact' ? densityTexts.toComfortable : densityTexts.toCompact,
      run: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
    },
    { key: 'keys', name: texts.keys, keys: keysOf('keys'), run: () => showKeys(pathname) },
    { key: 'logout', name: texts.logout, run: logout },
  ]
  const saved = views.data?.map((view) => ({
    key: view.id,
    name: texts.openView(view.name),
    to: viewAddress(view),
    state: { viewId: view.id } satisfies EntryState,
  }))
  return [
    { label: searchTexts.actions, hits: actions.filter((one) => one !== false) },
    { label: searchTexts.views, hits: saved ?? [] },
  ]
}
