import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { useEndpoint } from '../../api/queries'

/** What was due today is overdue after midnight, and nobody tells. */
const lookAgainEvery = 300_000

/** What waits for the person, in step with what they and their colleagues do. */
export const useMyDay = () => useEndpoint(myDayEndpoints.myDay, {}, { refetchInterval: lookAgainEvery })
