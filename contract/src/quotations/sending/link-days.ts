import { addDays, type CalendarDate } from '../../kit/dates'
import { sendingLimits } from './limits'

export const linkDayChoices = [7, 15, 30, 60, 90, 180] as const

/** Long enough to accept the quotation in the evening of its last day. */
export function usualLinkDays(validUntil: CalendarDate | null, today: CalendarDate): number {
  const { usual, max } = sendingLimits.days
  if (!validUntil) return usual
  return linkDayChoices.find((days) => days >= usual && addDays(today, days) > validUntil) ?? max
}
