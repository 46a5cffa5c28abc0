import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/queries'

const shown = [
  leadEndpoints.list,
  leadEndpoints.counts,
  leadCaptureEndpoints.byId,
  leadCaptureEndpoints.duplicates,
  myDayEndpoints.myDay,
  myDayEndpoints.overdue,
  leadWorkEndpoints.logs,
  leadWorkEndpoints.additionalDetails,
]

/** Lists, counts and single leads are read again after a change. */
export function useLeadsAgain() {
  const queries = useQueryClient()
  return () => Promise.all(shown.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}
