import { readViewQuery } from '@foyer/contract/leads/list-address'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { usePreferences } from '../columns/use-columns'
import { useListAddress } from '../list/use-list-address'

/**
 * The list opens with the person's default view where the address says nothing else. Going back to a list that was
 * there without a view, or clearing one, leaves it so.
 */
export function useOpenDefaultView(): { isOpening: boolean } {
  const { pathname, search, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  const { goTo } = useListAddress()
  const [isUndecided, setUndecided] = useState(!isBack && search === '' && pathname.startsWith('/lms'))
  const preferences = usePreferences()
  const wanted = isUndecided ? preferences.data?.defaultViewId : undefined
  const views = useEndpoint(leadListEndpoints.listViews, {}, { enabled: wanted !== undefined })
  const view = views.data?.find(({ id }) => id === wanted)
  const isDecided = !preferences.isPending && (wanted === undefined || !views.isPending)

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when both are known
  useEffect(() => {
    if (!isUndecided || !isDecided) return
    setUndecided(false)
    if (!view) return
    const { tab, address } = readViewQuery(view.query)
    goTo(address, { tab, viewId: view.id, replace: true })
  }, [isUndecided, isDecided])

  return { isOpening: isUndecided }
}
