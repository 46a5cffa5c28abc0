import {
  type ListAddress,
  readListAddress,
  selectionOf,
  writeListAddress,
} from '@foyer/contract/leads/list/address'
import type { LeadSelectionQuery, LeadTab } from '@foyer/contract/leads/model'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useCompanyDay } from '../../accounts/use-company-day'
import { withDialogs } from '../dialogs-in-address'
import { withPreview } from '../work/preview/preview-in-address'
import { type ListSort, readTab, tabCodes } from './list-address'

/** Remembered by the entry of the history, so that Back, Forward and a reload know it too. */
export interface EntryState {
  /** The saved view that was opened, whatever has been changed since. */
  viewId?: string | undefined
}

interface Going {
  tab?: LeadTab
  viewId?: string | undefined
  /** In the place of this entry instead of after it. */
  replace?: boolean
}

/** All of the list's state is its address. A change is a step of its own, which Back undoes. */
export function useListAddress() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const known = readTab(/^\/leads\/([^/]+)/.exec(pathname)?.[1])
  const tab = known ?? 'all'
  const address = useMemo(() => readListAddress(new URLSearchParams(search)), [search])
  const viewId = (state as EntryState | null)?.viewId

  const goTo = (next: ListAddress, going: Going = {}) => {
    const pathname = addresses.leadsTab(tabCodes[going.tab ?? tab])
    const entry: EntryState = { viewId: 'viewId' in going ? going.viewId : viewId }
    void navigate(
      { pathname, search: withDialogs(withPreview(writeListAddress(next), search), search).toString() },
      { state: going.replace ? { ...state, ...entry } : entry, replace: going.replace ?? false },
    )
  }

  return {
    tab,
    address,
    viewId,
    goTo,
    change: (part: Partial<ListAddress>, going?: Going) => goTo({ ...address, ...part }, going),
  }
}

/** Which leads the list shows, and in which order: for whatever acts on all of them. */
export function useListQuery(): { query: LeadSelectionQuery } & ListSort {
  const { tab, address } = useListAddress()
  const { today } = useCompanyDay()
  const query = useMemo(() => selectionOf(tab, address, today), [tab, address, today])
  return { query, sort: address.sort, descending: address.descending }
}
