import type { OfferedAt } from '@foyer/contract/leads/choices/next-steps'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useProfile } from '../../../accounts/use-profile'

/** Now, on the clocks of the firm, with its office hours if it has some. */
export function useOfferedAt(): OfferedAt {
  const { now, timeZone } = useCompanyDay()
  const office = useProfile().data?.company.officeHours
  return { now, zone: timeZone, office }
}
