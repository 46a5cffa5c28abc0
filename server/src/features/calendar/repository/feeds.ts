import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { calendarFeeds } from '../../../db/schema/calendar/feeds'
import { companies } from '../../../db/schema/company'

export type FeedRow = typeof calendarFeeds.$inferSelect

const of = (companyId: string, userId: string) =>
  and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId))

export const findFeed = async (db: Db, companyId: string, userId: string): Promise<FeedRow | undefined> => {
  const [row] = await db.select().from(calendarFeeds).where(of(companyId, userId))
  return row
}

/** Instead of a former one. */
export const writeFeed = async (
  db: Db,
  row: Pick<FeedRow, 'companyId' | 'userId' | 'tokenHash' | 'token' | 'createdAt'>,
): Promise<void> => {
  const fresh = { ...row, fileTag: null, changedAt: null, lastFetchedAt: null }
  await db
    .insert(calendarFeeds)
    .values(fresh)
    .onConflictDoUpdate({ target: [calendarFeeds.companyId, calendarFeeds.userId], set: fresh })
}

export const deleteFeed = (db: Db, companyId: string, userId: string) =>
  db.delete(calendarFeeds).where(of(companyId, userId))

/** Across companies: whoever reads it knows the address and nothing else. */
export const findFeedByToken = async (
  db: Db,
  tokenHash: string,
): Promise<{ companyId: string; userId: string } | undefined> => {
  const [row] = await db
    .select({ companyId: calendarFeeds.companyId, userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return row
}

export const findFirm = async (db: Db, companyId: string): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}

/** Only of the address by which it was read: it may have got another one meanwhile. */
export const noteFetched = (
  db: Db,
  companyId: string,
  tokenHash: string,
  noted: Partial<Pick<FeedRow, 'fileTag' | 'changedAt' | 'lastFetchedAt'>>,
) =>
  db
    .update(calendarFeeds)
    .set(noted)
    .where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.tokenHash, tokenHash)))
