import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/queries'

const shown = [
  leadEndpoints.list,
  leadEndpoints.counts,
  leadCaptureEndpoints.byId,
  leadCaptureEndpoints.duplicates,
]

/** Lists, counts and single leads are read anew after a change. */
export function useLeadsAgain() {
  const queries = useQueryClient()
  return () => Promise.all(shown.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}
