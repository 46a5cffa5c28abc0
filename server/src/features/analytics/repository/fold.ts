import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'

/** Firms with so much in the log that reading the sums takes longer for it. */
export const findFirmsToFold = async (db: Db, rows: number): Promise<string[]> => {
  const found = await db.execute<{ company_id: string }>(sql`
    select company_id from analytics_log group by company_id having count(*) > ${rows}`)
  return found.rows.map((row) => row.company_id)
}

/** Adds the oldest of the log to the sums, at most so many rows; returns how many wait still, counted as far. */
export const foldFigures = async (db: Db, companyId: string, atMost: number): Promise<number> => {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select fold_analytics(${companyId}, ${atMost}) as waiting`)
  return rows[0]?.waiting ?? 0
}
