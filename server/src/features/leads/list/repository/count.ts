import { type SQL, sql } from 'drizzle-orm'
import { type Db, runPlanned } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'

export const counted = (filter: SQL | undefined): SQL => sql`select count(*) from ${leads} where ${filter}`

/** The number that such a query gives. */
export const numberOf = async (db: Db, query: SQL): Promise<number> => {
  const [row] = await runPlanned<{ count: number }>(db, sql`select (${query})::int as count`)
  return row?.count ?? 0
}

export const countLeads = (db: Db, filter: SQL | undefined): Promise<number> => numberOf(db, counted(filter))
