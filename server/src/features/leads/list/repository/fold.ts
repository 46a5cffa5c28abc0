import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** One row for each key of the sums, instead of one per change; left out where somebody else is just doing it. */
export const foldSums = (db: Db, companyId: string) =>
  db.execute(sql`
    select fold_sums('lead_tallies', ${companyId}), fold_sums('lead_tag_tallies', ${companyId}),
      fold_sums('lead_weeks', ${companyId})`)
