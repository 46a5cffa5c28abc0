import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { mailServers } from '../../../db/schema/lead-mail'

export type MailServerRow = typeof mailServers.$inferSelect

export async function findMailServer(db: Db, companyId: string): Promise<MailServerRow | undefined> {
  const [found] = await db.select().from(mailServers).where(eq(mailServers.companyId, companyId))
  return found
}

export const holdMailServer = async (db: Db, companyId: string): Promise<MailServerRow | undefined> =>
  (await db.select().from(mailServers).where(eq(mailServers.companyId, companyId)).for('update'))[0]

export async function writeMailServer(db: Db, row: typeof mailServers.$inferInsert): Promise<void> {
  const { companyId: _, ...columns } = row
  await db.insert(mailServers).values(row).onConflictDoUpdate({ target: mailServers.companyId, set: columns })
}

export const updateMailServer = (
  db: Db,
  companyId: string,
  columns: Partial<Omit<typeof mailServers.$inferInsert, 'companyId'>>,
) => db.update(mailServers).set(columns).where(eq(mailServers.companyId, companyId))

export const deleteMailServer = (db: Db, companyId: string) =>
  db.delete(mailServers).where(eq(mailServers.companyId, companyId))

/** What was found out about earlier settings says nothing about those of now. */
const still = ({ companyId, updatedAt }: MailServerRow) =>
  and(eq(mailServers.companyId, companyId), eq(mailServers.updatedAt, updatedAt))

/** Mails of a burst would only write the same moment. */
const rough = 60_000

/** Whether anything changed that is shown as news. */
export async function writeWorked(db: Db, server: MailServerRow, now: Date): Promise<boolean> {
  const rows = await db
    .update(mailServers)
    .set({ workedAt: now, error: null })
    .where(
      and(
        still(server),
        sql`(error is not null or worked_at is null or worked_at < ${new Date(now.getTime() - rough).toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: mailServers.companyId })
  return rows.length > 0
}

/** Whether it worked until now. */
export async function writeFailing(db: Db, server: MailServerRow, error: string): Promise<boolean> {
  const [before] = await db
    .select({ error: mailServers.error })
    .from(mailServers)
    .where(still(server))
    .for('update')
  if (!before) return false
  await db.update(mailServers).set({ error }).where(still(server))
  return before.error === null
}
