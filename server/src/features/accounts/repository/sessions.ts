import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, sessions } from '../../../db/schema/accounts'

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

export const markSignIn = (db: Db, companyId: string, userId: string, now: Date) =>
  db
    .update(members)
    .set({ lastSignInAt: now })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))

/** From now on their own name is shown (ADR-100). */
export const endInvitation = (db: Db, companyId: string, userId: string) =>
  db
    .update(members)
    .set({ invitedAs: null })
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))

/** When the person signed in: changing the company does not make the session younger. */
export const findSessionStart = async (db: Db, userId: string, id: string): Promise<Date | undefined> => {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
  return found?.createdAt
}

export const findSessions = (db: Db, userId: string, now: Date) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

/** Only a session of this person: knowing an id is not enough. */
export const deleteSession = async (db: Db, userId: string, sessionId: string): Promise<boolean> => {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export const deleteSessions = async (
  db: Db,
  userId: string,
  except: string | undefined,
): Promise<string[]> => {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id })
  return gone.map(({ id }) => id)
}

export const deleteSessionsIn = async (db: Db, userId: string, companyId: string): Promise<string[]> => {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.companyId, companyId)))
    .returning({ id: sessions.id })
  return gone.map(({ id }) => id)
}

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now))
