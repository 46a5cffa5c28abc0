import { entryTexts as texts } from '@foyer/contract/analytics/messages/entries'
import type { EntryFigure, EntryQuery, FigureQuery } from '@foyer/contract/analytics/model'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { useEndpointPages } from '../../../api/paged-queries'
import { useLogged } from '../../../api/use-logged'

/** The calls or follow-ups behind a number, page after page. */
export function useEntries(figure: EntryFigure, query: FigureQuery, ofNobody: boolean) {
  const first: EntryQuery = { ...query, figure, ofNobody, after: undefined }
  const pages = useEndpointPages(beyondEndpoints.entries, first, ({ after }) =>
    after ? { ...first, after } : undefined,
  )
  useLogged(texts.loadFailed, pages.error)
  return {
    total: pages.data?.pages[0]?.total,
    read: { ...pages, data: pages.data?.pages.flatMap((page) => page.entries) },
    hasMore: pages.hasNextPage,
    moreFailed: pages.isFetchNextPageError,
    loadMore: () => void pages.fetchNextPage({ cancelRefetch: false }),
  }
}
