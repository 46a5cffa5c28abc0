import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { useEndpoint } from '../../api/queries'
import { useLeadsInStep } from '../leads/use-leads-in-step'

const reads = [myDayEndpoints.myDay, leadEndpoints.list, leadEndpoints.counts]
/** What was due today is overdue after midnight, and nobody tells. */
const lookAgainEvery = 300_000

/** What waits for the person, in step with what they and their colleagues do. */
export function useMyDay() {
  useLeadsInStep(reads)
  return useEndpoint(myDayEndpoints.myDay, {}, { refetchInterval: lookAgainEvery })
}
