import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { useEndpoint } from '../../../api/queries'
import { useCan } from '../../accounts/use-can'
import { useProfile } from '../../accounts/use-profile'

/** Whether somebody is responsible for the day of others: admins, and whoever somebody reports to. */
export function useHasTeam(): boolean {
  const mayRead = useCan('analytics.read')
  const { data: profile } = useProfile()
  const isAdmin = profile?.isAdmin === true || profile?.isSuperAdmin === true
  const isAsked = mayRead && !isAdmin
  const reportees = useEndpoint(analyticsEndpoints.reportees, {}, { enabled: isAsked, staleTime: 300_000 })
  return mayRead && (isAdmin || (reportees.data?.length ?? 0) > 0)
}
