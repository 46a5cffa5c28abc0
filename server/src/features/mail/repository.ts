import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { mails } from '../../db/schema/mail'

export type Mail = typeof mails.$inferSelect

/** The ids of those that are new. */
export async function insertMails(db: Db, rows: (typeof mails.$inferInsert)[]): Promise<Set<string>> {
  const added = await db.insert(mails).values(rows).onConflictDoNothing().returning({ id: mails.id })
  return new Set(added.map(({ id }) => id))
}

export async function findMail(db: Db, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

export const findLatestMails = (db: Db, count: number): Promise<Mail[]> =>
  db.select().from(mails).orderBy(desc(mails.createdAt)).limit(count)

export const markTry = (
  db: Db,
  id: string,
  outcome: { state: Mail['state']; error: string | null; sentAt: Date | null },
) =>
  db
    .update(mails)
    .set({
      ...outcome,
      tries: sql`${mails.tries} + 1`,
      // Whoever reads the database or a backup later finds no way to sign in.
      ...(outcome.state === 'sent' && {
        text: sql`case when ${mails.hasSecret} then '' else ${mails.text} end`,
        html: sql`case when ${mails.hasSecret} then null else ${mails.html} end`,
      }),
    })
    .where(eq(mails.id, id))

export const requeueMails = (db: Db, companyId: string, ids: readonly string[], now: Date) =>
  db
    .update(mails)
    .set({ state: 'queued', error: null, tries: 0, dueAt: now, sendAt: null })
    .where(
      and(
        eq(mails.companyId, companyId),
        inArray(mails.id, [...ids]),
        inArray(mails.state, ['failed', 'uncertain']),
      ),
    )
    .returning({ id: mails.id, companyId: mails.companyId })

export const dropWaitingMails = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .update(mails)
    .set({ state: 'cancelled' })
    .where(and(eq(mails.companyId, companyId), inArray(mails.id, [...ids]), eq(mails.state, 'queued')))
    .returning({ id: mails.id })

/** Who wants to know what was written to whom asks within this time. */
const keptDays = 90

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - keptDays * 86_400_000)))
}
