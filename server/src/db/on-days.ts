import { addDays, type CalendarDate, instantOf } from '@foyer/contract/kit/dates'
import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** When a day begins on the clocks of the company. */
export const startOf = (day: CalendarDate, timeZone: string): Date => instantOf(day, '00:00', timeZone)

interface Days {
  /** Both days are included; undefined where there is no bound. */
  from: CalendarDate | undefined
  to: CalendarDate | undefined
}

/** There is no day before the one and none after the other, and the clocks of some zones would be beyond them: so they are no bounds. */
const [first, last] = ['0001-01-01', '9999-12-31']

/** Whether an instant is on one of these days. The database sees two instants, so that it can tell how many leads are between. */
export const isOnDays = (column: AnyPgColumn, { from, to }: Days, timeZone: string): SQL | undefined =>
  and(
    from === undefined || from <= first ? undefined : gte(column, startOf(from, timeZone)),
    to === undefined || to >= last ? undefined : lt(column, startOf(addDays(to, 1), timeZone)),
  )
