import { and, count, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { exportsUnderWay } from '../../../../db/schema/running/exports-under-way'

/** Those of a company are counted one after the other, by whatever server. */
export const lockExports = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${companyId}`}, 0))`)

export const deleteLostExports = (db: Db, companyId: string, now: Date) =>
  db
    .delete(exportsUnderWay)
    .where(and(eq(exportsUnderWay.companyId, companyId), lt(exportsUnderWay.until, now)))

export async function countExports(db: Db, companyId: string): Promise<number> {
  const [found] = await db
    .select({ running: count() })
    .from(exportsUnderWay)
    .where(eq(exportsUnderWay.companyId, companyId))
  return found?.running ?? 0
}

export const putExport = (db: Db, one: typeof exportsUnderWay.$inferInsert) =>
  db
    .insert(exportsUnderWay)
    .values(one)
    .onConflictDoUpdate({
      target: [exportsUnderWay.companyId, exportsUnderWay.id],
      set: { until: one.until },
    })

export const deleteExport = (db: Db, companyId: string, id: string) =>
  db.delete(exportsUnderWay).where(and(eq(exportsUnderWay.companyId, companyId), eq(exportsUnderWay.id, id)))
