import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { ageTexts } from '@foyer/contract/notifications/messages'

const minute = 60_000
const hour = 60 * minute

/** How long ago (T-017): minutes under 60, hours under 24, 'yesterday' up to 48 hours, else DD-Mon-YY. */
export function ageOf(instant: string, now: Date, timeZone: string): string {
  // A clock that is a little behind the server's must not show the future.
  const age = Math.max(0, now.getTime() - Date.parse(instant))
  if (age < hour) return ageTexts.minutes(Math.max(1, Math.floor(age / minute)))
  if (age < 24 * hour) return ageTexts.hours(Math.floor(age / hour))
  if (age < 48 * hour) return ageTexts.yesterday
  const [day, month, year = ''] = formatDay(calendarDateOf(instant, timeZone)).split(' ')
  return `${day}-${month}-${year.slice(-2)}`
}
