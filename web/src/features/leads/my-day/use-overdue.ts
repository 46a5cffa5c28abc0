import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { useEndpoint } from '../../../api/queries'
import { useCan } from '../../accounts/use-can'

/** At midnight more becomes overdue, and nobody tells. */
const lookAgainEvery = 300_000

/** How many of the person's follow-ups are overdue; none for those without leads. */
export function useOverdue(): number {
  const canRead = useCan('leads.read')
  const overdue = useEndpoint(
    myDayEndpoints.overdue,
    {},
    { enabled: canRead, refetchInterval: lookAgainEvery },
  )
  return (canRead && overdue.data?.count) || 0
}
