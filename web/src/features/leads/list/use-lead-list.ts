import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadRow, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { useMemo } from 'react'
import type { CallFailed } from '../../../api/call-failed'
import { useEndpointPages } from '../../../api/paged-queries'
import type { ListSort } from './list-address'
import { useFollowList } from './use-follow-list'

export interface LeadList {
  rows: LeadRow[]
  total: number
  hasMore: boolean
  /** Rows of the former choice are shown until those of the new one are there. */
  isReloading: boolean
  moreFailed: boolean
  loadMore: () => void
}

/** A lead that moved to another page while the list was read is in it once. */
const eachOnce = (rows: LeadRow[]): LeadRow[] => [...new Map(rows.map((row) => [row.id, row])).values()]

/** The leads of a choice, page after page; `list` is absent until the first page is there. */
export function useLeadList({ query, sort, descending }: { query: LeadSelectionQuery } & ListSort) {
  const first = leadQuery({ ...query, sort, descending })
  const pages = useEndpointPages(
    leadEndpoints.list,
    first,
    (last, all) => (last.after ? { ...first, after: last.after, page: all.length } : undefined),
    useFollowList(first),
  )
  const rows = useMemo(
    () => pages.data && eachOnce(pages.data.pages.flatMap((page) => page.rows)),
    [pages.data],
  )
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
  const failure: CallFailed | undefined = (pages.isError && !rows && pages.error) || undefined
  return { list, failure, retry: () => void pages.refetch() }
}
