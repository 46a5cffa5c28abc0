import { calendarLimits as limits } from '@foyer/contract/calendar/limits'
import type { CalendarQuery, CalendarView } from '@foyer/contract/calendar/model'
import { spanOf } from '@foyer/contract/calendar/span'
import { calendarEndpoints } from '@foyer/contract/wire/calendar/endpoints'
import { useEndpoint } from '../../api/queries'
import type { ShownCalendar } from './use-calendar-address'

/** As many as there is room for; a day alone has all there is room for in an answer. */
const limitOf: Record<CalendarView, number> = { day: limits.ofDay.max, week: limits.ofDay.default, month: 4 }

function queryOf({ view, day, whose, people }: ShownCalendar): CalendarQuery {
  return { ...spanOf(view, day), whose, people, limit: limitOf[view] }
}

/** In step with what colleagues do. */
export const useCalendar = (shown: ShownCalendar) => useEndpoint(calendarEndpoints.days, queryOf(shown))

export const useCalendarPeople = () => useEndpoint(calendarEndpoints.people, {}, { staleTime: 300_000 })
