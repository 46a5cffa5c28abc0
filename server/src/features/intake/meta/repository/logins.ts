import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { metaLogins } from '../../../../db/schema/intake'
import { nameOfMember } from '../../../../db/shown-name'

export type LoginRecord = typeof metaLogins.$inferSelect

export const findLogin = async (db: Db, companyId: string): Promise<LoginRecord | undefined> =>
  (await db.select().from(metaLogins).where(eq(metaLogins.companyId, companyId)))[0]

/** With the name of the person who logged in. */
export const findLoginAndPerson = async (db: Db, companyId: string) =>
  (
    await db
      .select({ login: metaLogins, connectedBy: nameOfMember() })
      .from(metaLogins)
      .leftJoin(
        members,
        and(eq(members.companyId, metaLogins.companyId), eq(members.userId, metaLogins.connectedBy)),
      )
      .leftJoin(users, eq(users.id, members.userId))
      .where(eq(metaLogins.companyId, companyId))
  )[0]

export const saveLogin = (db: Db, { companyId, ...login }: typeof metaLogins.$inferInsert) =>
  db
    .insert(metaLogins)
    .values({ companyId, ...login })
    .onConflictDoUpdate({ target: metaLogins.companyId, set: login })

export const deleteLogin = (db: Db, companyId: string) =>
  db.delete(metaLogins).where(eq(metaLogins.companyId, companyId))

/** Whether it was another before: what follows from it is done once. */
export const endLogin = async (db: Db, companyId: string, message: string, now: Date): Promise<boolean> => {
  const ended = await db
    .update(metaLogins)
    .set({ state: 'needs-login', message, updatedAt: now })
    .where(and(eq(metaLogins.companyId, companyId), ne(metaLogins.state, 'needs-login')))
    .returning({ companyId: metaLogins.companyId })
  return ended.length > 0
}
