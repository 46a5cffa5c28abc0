import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { credentials, members, users } from '../../../db/schema/accounts'

/** Which of these emails have an account in any company (C-149). */
export const findAccounts = (db: Db, emails: string[]) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      isTemporary: credentials.isTemporary,
      /** In another company: then their details are known. */
      isOnboarded: sql<boolean>`exists (select 1 from ${members} where ${members.userId} = ${users.id} and ${members.isOnboardingDone})`,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(inArray(users.email, emails))

/** Which of these emails are in this company already, including clients. */
export const findHere = (db: Db, companyId: string, emails: string[]) =>
  db
    .select({ email: users.email, deactivatedAt: members.deactivatedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), inArray(users.email, emails)))
    .orderBy(asc(users.email))

/** Whether a person uses their own password in another company too. */
export const isSharedAccount = async (db: Db, companyId: string, userId: string): Promise<boolean> => {
  const found = await db
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(credentials, eq(credentials.userId, members.userId))
    .where(
      and(
        eq(members.userId, userId),
        ne(members.companyId, companyId),
        isNull(members.deactivatedAt),
        eq(credentials.isTemporary, false),
      ),
    )
    .limit(1)
  return found.length > 0
}

export const isMemberElsewhere = async (db: Db, companyId: string, userId: string): Promise<boolean> =>
  (
    await db
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.userId, userId), ne(members.companyId, companyId)))
      .limit(1)
  ).length > 0

/** Another company, or a registration, may have created the same person at the same moment. */
export const wasThereFirst = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && wasThereFirst(cause))
}
