import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../../api/queries'

/** What a call has answered about a lead is shown at once, before the lead has been read again. */
export function useKeepLead() {
  const queries = useQueryClient()
  return (lead: LeadRow) =>
    queries.setQueryData<LeadDetail>(
      keyOf(leadCaptureEndpoints.byId, { id: lead.id }),
      (known) => known && { ...known, ...lead },
    )
}
