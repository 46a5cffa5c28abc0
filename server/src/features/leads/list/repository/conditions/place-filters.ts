import { type SQL, sql } from 'drizzle-orm'
import { leads } from '../../../../../db/schema/leads'
import { textPattern, withPattern } from '../search'

/** In whatever case and between whatever blanks they are written. */
export const inCities = (cities: string[]): SQL =>
  sql`${leads.cityKey} in (${sql.join(
    cities.map((city) => sql`figure_key(${city})`),
    sql`, `,
  )})`

/** The address in the form of leads.search. */
const address = sql`(' ' || regexp_replace(lower(${leads.address}), '([-.@_/(),&+])|[[:space:]]+', '\\1 ', 'g'))`

/** Societies and localities have no field of their own: the index of the search finds the words, the address says where they stand. */
export function inPlaces(companyId: string, places: string[]): SQL {
  const patterns = [...new Set(places.map(textPattern))]
  const found = sql.join(
    patterns.map((pattern) => withPattern(companyId, pattern)),
    sql` union `,
  )
  return sql`(${leads.id} in (${found}) and ${address} like any(${sql.param(patterns)}::text[]))`
}
