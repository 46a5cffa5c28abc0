import type { Page } from '@foyer/contract/kit/paging'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../../api/queries'

type Pages = InfiniteData<Page<LeadRow>>

const isOf = (leadId: string) => (row: LeadRow) => row.id === leadId

/** The same pages but for the row of the lead. */
const withRow = (known: Pages, lead: LeadRow): Pages => ({
  ...known,
  pages: known.pages.map((page) =>
    page.rows.some(isOf(lead.id))
      ? { ...page, rows: page.rows.map((row) => (row.id === lead.id ? lead : row)) }
      : page,
  ),
})

/** What a call has answered about a lead is shown at once, on its page and in lists, before they have been read again. */
export function useKeepLead() {
  const queries = useQueryClient()
  return (lead: LeadRow) => {
    queries.setQueryData<LeadDetail>(
      keyOf(leadCaptureEndpoints.byId, { id: lead.id }),
      (known) => known && { ...known, ...lead },
    )
    queries.setQueriesData<Pages>(
      { queryKey: keyOf(leadEndpoints.list), predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
      (known) => known && withRow(known, lead),
    )
  }
}
