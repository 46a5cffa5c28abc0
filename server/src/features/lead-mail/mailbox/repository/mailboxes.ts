import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { mailboxes } from '../../../../db/schema/lead-mail'

export type MailboxRecord = typeof mailboxes.$inferSelect

export async function findMailbox(db: Db, companyId: string): Promise<MailboxRecord | undefined> {
  const [found] = await db.select().from(mailboxes).where(eq(mailboxes.companyId, companyId))
  return found
}

export const writeMailbox = (
  db: Db,
  { companyId, ...columns }: typeof mailboxes.$inferInsert & { updatedAt: Date },
) =>
  db
    .insert(mailboxes)
    .values({ companyId, ...columns })
    .onConflictDoUpdate({ target: mailboxes.companyId, set: columns })

/** Whether there was one. */
export const deleteMailbox = async (db: Db, companyId: string): Promise<boolean> =>
  (
    await db
      .delete(mailboxes)
      .where(eq(mailboxes.companyId, companyId))
      .returning({ companyId: mailboxes.companyId })
  ).length > 0

/** Of all companies, those that have waited longest first. */
export const findDueMailboxes = (db: Db, now: Date): Promise<{ companyId: string }[]> =>
  db
    .select({ companyId: mailboxes.companyId })
    .from(mailboxes)
    .where(and(eq(mailboxes.isOn, true), lte(mailboxes.nextReadAt, now)))
    .orderBy(asc(mailboxes.nextReadAt))

/** The mailbox, if it is its time; nobody else reads it until then. */
export async function claimMailbox(
  db: Db,
  companyId: string,
  { now, until }: { now: Date; until: Date },
): Promise<MailboxRecord | undefined> {
  const [claimed] = await db
    .update(mailboxes)
    .set({ nextReadAt: until })
    .where(and(eq(mailboxes.companyId, companyId), eq(mailboxes.isOn, true), lte(mailboxes.nextReadAt, now)))
    .returning()
  return claimed
}

/** Nothing is written where somebody has entered another mailbox meanwhile. */
export async function updateMailbox(
  db: Db,
  { companyId, updatedAt }: Pick<MailboxRecord, 'companyId' | 'updatedAt'>,
  columns: Partial<typeof mailboxes.$inferInsert>,
): Promise<boolean> {
  const written = await db
    .update(mailboxes)
    .set(columns)
    .where(and(eq(mailboxes.companyId, companyId), eq(mailboxes.updatedAt, updatedAt)))
    .returning({ companyId: mailboxes.companyId })
  return written.length > 0
}

/** Its time is now; whether there is one that is read. */
export async function hastenMailbox(db: Db, companyId: string, now: Date): Promise<boolean> {
  const hastened = await db
    .update(mailboxes)
    .set({ nextReadAt: now })
    .where(and(eq(mailboxes.companyId, companyId), eq(mailboxes.isOn, true)))
    .returning({ companyId: mailboxes.companyId })
  return hastened.length > 0
}
