import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { auditLog, leads } from '../../../db/schema/leads'

/**
 * The ids of all leads that match, locked until the transaction ends; always in the same order, so that two calls cannot
 * deadlock.
 */
export const holdMatching = async (db: Db, companyId: string, filter: SQL | undefined): Promise<string[]> => {
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), filter))
    .orderBy(leads.id)
    .for('no key update')
  return found.map(({ id }) => id)
}

/** The same without a lock. */
export const findMatching = async (db: Db, companyId: string, filter: SQL | undefined): Promise<string[]> => {
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), filter))
    .orderBy(leads.id)
  return found.map(({ id }) => id)
}

export const insertAudit = (db: Db, row: typeof auditLog.$inferInsert) => db.insert(auditLog).values(row)

export const findOwnAudit = async (db: Db, companyId: string, id: string, actorId: string, since: Date) => {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        eq(auditLog.id, id),
        eq(auditLog.actorId, actorId),
        gte(auditLog.at, since),
      ),
    )
  return row
}

/** Locked, so that two clicks on Undo run one after the other. */
export const holdUndo = (db: Db, id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`undo ${id}`}, 0))`)

export const isUndone = async (db: Db, companyId: string, id: string, since: Date): Promise<boolean> =>
  (
    await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.companyId, companyId),
          gte(auditLog.at, since),
          eq(auditLog.action, 'leads.undo'),
          sql`${auditLog.details} ->> 'of' = ${id}`,
        ),
      )
      .limit(1)
  ).length > 0
