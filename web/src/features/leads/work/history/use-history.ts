import { workLimits } from '@foyer/contract/leads/limits'
import type { HistoryQuery } from '@foyer/contract/leads/work/forms'
import { type HistoryGroup, type HistoryPage, historyGroups } from '@foyer/contract/leads/work/history'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/client'
import { useEndpointPages } from '../../../../api/paged-queries'
import { keyOf } from '../../../../api/queries'

type Pages = InfiniteData<HistoryPage, HistoryQuery>

const keyOfPages = (first: HistoryQuery) => [...keyOf(leadWorkEndpoints.logs, first), 'pages']

/** A history only grows, so one page tells what is new, however many are shown. */
async function readNewest(queries: QueryClient, first: HistoryQuery) {
  const key = keyOfPages(first)
  const latest = queries.getQueryData<Pages>(key)?.pages[0]?.entries[0]?.id
  const reply = latest ? await call(leadWorkEndpoints.logs, first) : undefined
  const known = reply?.entries.findIndex(({ id }) => id === latest) ?? -1
  if (!reply || known < 0) return queries.invalidateQueries({ queryKey: key })
  queries.setQueryData<Pages>(key, (now) => {
    const [top, ...others] = now?.pages ?? []
    if (!now || !top || top.entries[0]?.id !== latest) return now
    const entries = [...reply.entries.slice(0, known), ...top.entries]
    return { ...now, pages: [{ ...top, entries }, ...others] }
  })
}

/** What happened to one lead, the latest first, page by page; whatever a colleague does appears by itself. */
export function useHistory(leadId: string, group: HistoryGroup | 'all') {
  const kinds = group === 'all' ? [] : [...historyGroups[group]]
  const first: HistoryQuery = { leadId, kinds, after: undefined, limit: workLimits.historyPage }
  const queries = useQueryClient()
  const pages = useEndpointPages(
    leadWorkEndpoints.logs,
    first,
    ({ after }) => (after ? { ...first, after } : undefined),
    () => {
      readNewest(queries, first).catch(() => {})
      return true
    },
  )

  return {
    entries: pages.data?.pages.flatMap((page) => page.entries),
    /** Entries of the former choice, until those of the new one are there. */
    isReloading: pages.isPlaceholderData,
    hasFailed: pages.isError && !pages.data,
    retry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    moreFailed: pages.isFetchNextPageError,
    loadMore: () => {
      if (!pages.isFetchingNextPage) void pages.fetchNextPage()
    },
  }
}
