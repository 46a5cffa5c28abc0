import { z } from 'zod'
import { calendarDateOf, readDay as dayIn, defaultTimeZone } from '../../../kit/dates'
import { calendarDate } from '../../../kit/wire-values'

/** YYYY-MM-DD, DD-MM-YYYY and as else people write a day, or an instant; anything else stays, for the rules to refuse. */
export function readDay(text: string | null | undefined): string | null {
  const plain = text?.trim()
  if (!plain) return null
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(plain) ? new Date(plain) : undefined
  if (instant && !Number.isNaN(instant.getTime())) return calendarDateOf(instant, defaultTimeZone)
  return dayIn(plain) ?? plain
}

/** A day in a query, in any of these ways; empty is none. */
export const sentDay = z
  .string()
  .max(100)
  .transform((text) => readDay(text) ?? undefined)
  .pipe(calendarDate.optional())
  .optional()
