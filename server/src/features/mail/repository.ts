import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
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

const ofFirm = (companyId: string, ids: readonly string[], states: Mail['state'][]) =>
  and(
    eq(mails.companyId, companyId),
    eq(mails.lane, 'firm'),
    inArray(mails.id, [...ids]),
    inArray(mails.state, states),
  )
const whose = { id: mails.id, leadId: mails.leadId, senderId: mails.senderId }

/** Which of them. */
export const putBackFailed = (db: Db, companyId: string, ids: readonly string[], now: Date) =>
  db
    .update(mails)
    .set({ state: 'queued', tries: 0, error: null, dueAt: now, claimedAt: null })
    .where(ofFirm(companyId, ids, ['failed', 'uncertain']))
    .returning(whose)

export const cancelQueued = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .update(mails)
    .set({ state: 'cancelled', error: null })
    .where(ofFirm(companyId, ids, ['queued']))
    .returning(whose)

/** Who wants to know what was written to whom asks within this time; what was written to a lead stays with the lead. */
const keptDays = 90

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(mails).where(and(lt(mails.createdAt, before), isNull(mails.leadId)))
}
