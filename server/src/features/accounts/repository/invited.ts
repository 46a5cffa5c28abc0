import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'

export const setEmail = (db: Db, userId: string, email: string, updatedAt: Date) =>
  db.update(users).set({ email, updatedAt }).where(eq(users.id, userId))

export const deleteMember = (db: Db, companyId: string, userId: string) =>
  db.delete(members).where(and(eq(members.companyId, companyId), eq(members.userId, userId)))

/** Of no company any more; the password goes with them. Returns whether they were. */
export const deleteUserOfNobody = async (db: Db, userId: string): Promise<boolean> => {
  const gone = await db
    .delete(users)
    .where(
      and(
        eq(users.id, userId),
        notExists(db.select({ one: sql`1` }).from(members).where(eq(members.userId, users.id))),
      ),
    )
    .returning({ id: users.id })
  return gone.length > 0
}
