import { type CalendarDate, calendarDateOf, defaultTimeZone } from '@foyer/contract/kit/dates'
import { useMinute } from '../../ui/use-minute'
import { useKnownProfile } from './use-profile'

export interface CompanyDay {
  /** Today where the company is. */
  today: CalendarDate
  now: Date
  timeZone: string
  currencySymbol: string
}

/** The calendar and the currency of the company; India's until the profile is known. */
export function useCompanyDay(): CompanyDay {
  const now = useMinute()
  const company = useKnownProfile()?.company
  const timeZone = company?.timeZone ?? defaultTimeZone
  return {
    now,
    timeZone,
    today: calendarDateOf(now, timeZone),
    currencySymbol: company?.currencySymbol ?? '₹',
  }
}
