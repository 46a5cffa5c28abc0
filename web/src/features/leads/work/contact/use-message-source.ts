import { useCompanyDay } from '../../../accounts/use-company-day'
import { useProfile } from '../../../accounts/use-profile'

/** What a message says of whoever writes it. */
export function useMessageSource() {
  const { today } = useCompanyDay()
  const { data: profile } = useProfile()
  return { sender: profile?.fullName ?? '', company: profile?.company.name ?? '', today }
}
