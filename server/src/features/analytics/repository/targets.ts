import type { CalendarDate } from '@foyer/contract/kit/dates'
import { and, eq, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../db/any-of'
import type { Db } from '../../../db/on-client'
import { salesTargets } from '../../../db/schema/analytics'

export type TargetRecord = typeof salesTargets.$inferSelect

const inMonth = (companyId: string, month: CalendarDate, userIds: string[]) =>
  and(
    eq(salesTargets.companyId, companyId),
    eq(salesTargets.month, month),
    isAnyOf(salesTargets.userId, userIds),
  )

export const findTargets = (
  db: Db,
  companyId: string,
  month: CalendarDate,
  userIds: string[],
): Promise<TargetRecord[]> =>
  db
    .select()
    .from(salesTargets)
    .where(inMonth(companyId, month, userIds))

/** Two people who set the targets of one month do so one after the other. */
export const holdMonth = (db: Db, companyId: string, month: CalendarDate) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`targets ${companyId} ${month}`}, 0))`)

export const writeTargets = (db: Db, rows: (typeof salesTargets.$inferInsert)[]) =>
  db
    .insert(salesTargets)
    .values(rows)
    .onConflictDoUpdate({
      target: [salesTargets.companyId, salesTargets.month, salesTargets.userId],
      set: {
        amount: sql`excluded.amount`,
        leads: sql`excluded.leads`,
        setBy: sql`excluded.set_by`,
        updatedAt: sql`excluded.updated_at`,
      },
    })

export const deleteTargets = (db: Db, companyId: string, month: CalendarDate, userIds: string[]) =>
  db.delete(salesTargets).where(inMonth(companyId, month, userIds))
