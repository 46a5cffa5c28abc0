import {
  type CalendarAddress,
  readCalendarAddress,
  withCalendarAddress,
} from '@foyer/contract/calendar/address'
import type { CalendarView } from '@foyer/contract/calendar/model'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { useSearchParams } from 'react-router'
import { useIsPhone } from '../../ui/phone'
import { useCompanyDay } from '../accounts/use-company-day'

export interface ShownCalendar extends CalendarAddress {
  view: CalendarView
  day: CalendarDate
}

/** What is shown is what the address says: it can be linked to, and Back goes to what was shown before. */
export function useCalendarAddress() {
  const [params, setParams] = useSearchParams()
  const isPhone = useIsPhone()
  const { today } = useCompanyDay()
  const read = readCalendarAddress(params)
  const shown: ShownCalendar = {
    ...read,
    view: read.view ?? (isPhone ? 'day' : 'week'),
    day: read.day ?? today,
  }
  const change = (part: Partial<CalendarAddress>) => {
    const written = 'day' in part && part.day === today ? { ...part, day: undefined } : part
    setParams((now) => withCalendarAddress(now, written), { preventScrollReset: true })
  }
  return { shown, change }
}
