import { api } from '@foyer/contract/wire/api'
import type { Firm } from '../firm'

/** The private address of the caller's calendar. */
export async function furnishCalendar({ test, caller }: Firm) {
  const { address = '' } = await test.call(caller, api.calendar.renewFeed, {})
  return { calendarToken: /calendar-feed\/(.+)\.ics$/.exec(address)?.[1] ?? '' }
}
