import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { useMemo } from 'react'
import { useEndpoint } from '../../api/queries'
import { useProfile } from '../accounts/use-profile'

/** Whose numbers one may choose: reportees, and oneself first where one is not among them anyway. */
export function useMembers(isNeeded: boolean) {
  const { data: profile } = useProfile()
  const reportees = useEndpoint(analyticsEndpoints.reportees, {}, { enabled: isNeeded })
  const members = useMemo(() => {
    if (!reportees.data || !profile) return undefined
    const others = reportees.data.map(({ id, fullName }) => ({ id, name: fullName }))
    if (others.some(({ id }) => id === profile.id)) return others
    return [{ id: profile.id, name: texts.you(profile.fullName) }, ...others]
  }, [reportees.data, profile])
  return { members, hasFailed: reportees.isError, retry: () => void reportees.refetch() }
}
