import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'

export interface Colleague {
  userId: string
  name: string
  email: string
  isActive: boolean
}

/** Those of these people who work in the company, or did: a meeting stays as it was. */
export const findColleagues = (db: Db, companyId: string, userIds: readonly string[]): Promise<Colleague[]> =>
  db
    .select({
      userId: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      isActive: sql<boolean>`${members.deactivatedAt} is null`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.isClient, false),
        inArray(members.userId, [...userIds]),
      ),
    )

export async function findCompanyName(db: Db, companyId: string): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}
