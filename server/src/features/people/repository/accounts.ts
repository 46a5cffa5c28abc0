import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { credentials, members, users } from '../../../db/schema/accounts'

/** Those of these emails that somebody has, whatever the company (C-149). */
export const findAccounts = (db: Db, emails: string[]) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      isTemporary: credentials.isTemporary,
      /** Elsewhere: then nobody has to say again who they are. */
      isOnboarded: sql<boolean>`exists (select 1 from ${members} where ${members.userId} = ${users.id} and ${members.isOnboardingDone})`,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(inArray(users.email, emails))

/** Those of these emails that are in this company already, clients too. */
export const findHere = (db: Db, companyId: string, emails: string[]) =>
  db
    .select({ email: users.email, deactivatedAt: members.deactivatedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), inArray(users.email, emails)))
    .orderBy(asc(users.email))

/** Whether somebody has a password of their own that they use in another company too. */
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

/** Another company, or a registration, may have made the same person in the same moment. */
export const wasThereFirst = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && wasThereFirst(cause))
}
