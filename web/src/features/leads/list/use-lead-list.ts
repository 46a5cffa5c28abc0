import type { LeadRow, LeadTab } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { useMemo } from 'react'
import { useEndpointPages } from '../../../api/queries'
import { leadQuery } from '../lead-query'
import type { ListSort } from './list-address'

interface ListChoice extends ListSort {
  tab: LeadTab
  search: string | undefined
}

export interface LeadList {
  rows: LeadRow[]
  total: number
  hasMore: boolean
  /** Rows of the former choice are shown until those of the new one are there. */
  isReloading: boolean
  moreFailed: boolean
  loadMore: () => void
}

/** The leads of a choice, page after page; `list` is absent until the first page is there. */
export function useLeadList(choice: ListChoice) {
  const first = leadQuery(choice)
  const pages = useEndpointPages(leadEndpoints.list, first, (last, all) =>
    last.after ? { ...first, after: last.after, page: all.length } : undefined,
  )
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows), [pages.data])
  const isLoadingMore = pages.isFetchingNextPage
  const list: LeadList | undefined = rows && {
    rows,
    total: pages.data?.pages[0]?.total ?? rows.length,
    hasMore: pages.hasNextPage,
    isReloading: pages.isPlaceholderData,
    moreFailed: pages.isFetchNextPageError,
    loadMore: () => {
      if (!isLoadingMore) void pages.fetchNextPage()
    },
  }
  return { list, hasFailed: pages.isError && !rows, retry: () => void pages.refetch() }
}
