import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/queries'

const shown = [
  leadEndpoints.list,
  leadEndpoints.counts,
  leadCaptureEndpoints.byId,
  leadListEndpoints.archived,
  leadListEndpoints.listViews,
  leadListEndpoints.filterOptions,
  leadWorkEndpoints.logs,
  leadWorkEndpoints.additionalDetails,
]

/** After leads were changed here: list, counts and whatever else shows leads (L-211). */
export function useReadLeadsAgain() {
  const queries = useQueryClient()
  return () => {
    for (const endpoint of shown) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
}
