import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { receivedMails } from '../../../../db/schema/lead-mail'

/** Those of these messages that were taken before. */
export async function findTaken(db: Db, companyId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ messageId: receivedMails.messageId })
    .from(receivedMails)
    .where(and(eq(receivedMails.companyId, companyId), inArray(receivedMails.messageId, [...keys])))
  return new Set(rows.map(({ messageId }) => messageId))
}

/** Whoever else takes the same message waits until this transaction has ended. */
export const holdMessage = (db: Db, companyId: string, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`received ${companyId} ${key}`}, 0))`)

export const insertReceived = (db: Db, received: typeof receivedMails.$inferInsert) =>
  db.insert(receivedMails).values(received)
