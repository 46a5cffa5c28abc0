import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { quotationNumbers } from '../../../../db/schema/quotations'

/**
 * The next number of a financial year. Its row is locked until the transaction ends, so that whoever comes next waits, and a
 * number that was rolled back is given to them: there are no gaps.
 */
export async function takeNumber(db: Db, companyId: string, year: string): Promise<number> {
  const [row] = await db
    .insert(quotationNumbers)
    .values({ companyId, year, last: 1 })
    .onConflictDoUpdate({
      target: [quotationNumbers.companyId, quotationNumbers.year],
      set: { last: sql`${quotationNumbers.last} + 1` },
    })
    .returning({ last: quotationNumbers.last })
  if (!row) throw new Error('no number was given')
  return row.last
}
