import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../../api/queries'
import { useLeadsAgain } from '../../use-leads-again'

/** After a lead was worked on: what is known of it is shown at once, everything else about it is read again. */
export function useWorkedLeadAgain() {
  const queries = useQueryClient()
  const readLeadsAgain = useLeadsAgain()
  return (lead: LeadRow) => {
    queries.setQueryData<LeadDetail>(
      keyOf(leadCaptureEndpoints.byId, { id: lead.id }),
      (known) => known && { ...known, ...lead },
    )
    void readLeadsAgain()
  }
}
