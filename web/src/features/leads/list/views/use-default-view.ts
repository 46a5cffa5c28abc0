import { readViewQuery, writeListAddress } from '@foyer/contract/leads/list/address'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useEndpoint } from '../../../../api/queries'
import { usePreferences } from '../columns/use-columns'
import { useListAddress } from '../use-list-address'

type Opening = 'undecided' | 'on-its-way' | 'over'

/**
 * The list opens with the person's default view where the address says nothing else. Going back to a list that was
 * there without a view, opening another view or clearing one leaves it so.
 */
export function useOpenDefaultView(): { isOpening: boolean } {
  const { pathname, search, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== 'default'
  const { address, viewId, goTo } = useListAddress()
  const [opening, setOpening] = useState<Opening>(
    !isBack && viewId === undefined && search === '' && pathname.startsWith('/lms') ? 'undecided' : 'over',
  )
  // Whoever searches, goes elsewhere or asks for the plain list meanwhile has decided for themselves.
  const [startKey] = useState(key)
  const isAskedFor = key !== startKey && search === ''
  const isPlain = pathname.startsWith('/lms') && writeListAddress(address).size === 0 && !isAskedFor
  if (opening === 'undecided' && !isPlain) setOpening('over')
  if (opening === 'on-its-way' && viewId !== undefined) setOpening('over')
  const isUndecided = opening === 'undecided' && isPlain
  const preferences = usePreferences()
  const wanted = isUndecided ? preferences.data?.defaultViewId : undefined
  const views = useEndpoint(leadListEndpoints.listViews, {}, { enabled: wanted !== undefined })
  const view = views.data?.find(({ id }) => id === wanted)
  const isDecided = !preferences.isPending && (wanted === undefined || !views.isPending)

  // Before the next press or search, which would otherwise begin from the address without the view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when both are known
  useLayoutEffect(() => {
    if (!isUndecided || !isDecided) return
    if (!view) return setOpening('over')
    const { tab, address: ofView } = readViewQuery(view.query)
    goTo(ofView, { tab, viewId: view.id, replace: true })
    setOpening('on-its-way')
  }, [isUndecided, isDecided])

  return { isOpening: opening !== 'over' }
}
