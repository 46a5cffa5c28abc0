import type { CalendarDate } from '@foyer/contract/kit/dates'
import { monthTexts } from '@foyer/contract/leads/messages/filters'

/** '11 November 2026' */
export const fullDay = (on: CalendarDate): string => {
  const [year, month, day] = on.split('-')
  return `${Number(day)} ${monthTexts[Number(month) - 1]} ${year}`
}
