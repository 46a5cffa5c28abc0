import type { Page } from '@foyer/contract/kit/paging'
import { leadLimits } from '@foyer/contract/leads/limits'
import type { LeadListQuery, LeadRow } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client'
import { keyOf } from '../../../api/queries'
import type { Follow } from '../../../api/read-again'

type Pages = InfiniteData<Page<LeadRow>, LeadListQuery>

/** So many pages are read again as a whole. */
const fewPages = 3

/** Of a list that somebody has scrolled far into only the pages with these leads, and the first for its total. */
async function readPagesOf(queries: QueryClient, key: unknown[], ids: ReadonlySet<string>) {
  const former = queries.getQueryData<Pages>(key)
  if (!former) return
  const concerned = former.pages.map((page, place) => place === 0 || page.rows.some((row) => ids.has(row.id)))
  const pages = await Promise.all(
    former.pages.map(async (page, place) => {
      const asked = former.pageParams[place]
      if (!concerned[place] || !asked) return page
      const next = former.pages[place + 1]?.rows[0]?.id
      // Twice as many: what came between must not push the last ones out of sight.
      const limit = next ? leadLimits.pageSize * 2 : asked.limit
      const reply = await call(leadEndpoints.list, { ...asked, limit })
      if (!next) return reply
      const end = reply.rows.findIndex((row) => row.id === next)
      const rows = reply.rows.slice(0, end < 0 ? leadLimits.pageSize : end)
      return { rows, total: reply.total, after: page.after }
    }),
  )
  queries.setQueryData<Pages>(key, (now) => (now?.pages === former.pages ? { ...now, pages } : now))
}

/** Somebody has changed leads: the rows follow, and nobody loses their place in the list. */
export function useFollowList(first: LeadListQuery): Follow {
  const queries = useQueryClient()
  const key = [...keyOf(leadEndpoints.list, first), 'pages']
  return (ids) => {
    const isLong = (queries.getQueryData<Pages>(key)?.pages.length ?? 0) > fewPages
    if (!isLong || !ids) return false
    readPagesOf(queries, key, ids).catch(() => {})
    return true
  }
}
