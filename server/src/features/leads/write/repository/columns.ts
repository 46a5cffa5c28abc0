import { getTableColumns } from 'drizzle-orm'
import { leads } from '../../../../db/schema/leads'

/** The database derives these from other columns; the last one belongs to the reminders. */
const derived = [
  'followUpAt',
  'closureMonth',
  'areaBand',
  'cityKey',
  'sortName',
  'search',
  'remindedOf',
] as const
type Derived = (typeof derived)[number]

/** A lead as it is written. */
export type LeadRecord = Omit<typeof leads.$inferSelect, Derived>
export type LeadKey = keyof LeadRecord
/** What of it changes. */
export type LeadColumns = Partial<Omit<LeadRecord, 'companyId' | 'id' | 'updatedAt' | 'historyCount'>>

const columns = getTableColumns(leads)
const isWritten = (key: string): key is LeadKey => !derived.some((one) => one === key)

export const leadKeys: readonly LeadKey[] = Object.keys(columns).filter(isWritten)

/** Its name in the database. */
export const columnOf = (key: LeadKey): string => columns[key].name

/** As the columns of a record set made of JSON. */
export const typedColumn = (key: LeadKey): string => `${columnOf(key)} ${columns[key].getSQLType()}`

/** As it is selected: under the names of the record, so that a row is one without being copied. */
export const selectedColumns = (table: string): string =>
  leadKeys.map((key) => `${table}.${columnOf(key)} as "${key}"`).join(', ')

/** A row for a record set made of JSON: only what is given. */
export function rowOf(values: Partial<LeadRecord>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values))
    if (value !== undefined) row[columnOf(key as LeadKey)] = value
  return row
}
