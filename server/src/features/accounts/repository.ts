import type { Person } from '@foyer/contract/accounts/model'
import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { credentials, members, serverSecrets, signInFailures, users } from '../../db/schema/accounts'
import { companies } from '../../db/schema/company'
import { files } from '../../db/schema/files'

export const findCredential = async (db: Db, email: string) => {
  const [found] = await db
    .select({
      userId: users.id,
      passwordHash: credentials.passwordHash,
      isTemporary: credentials.isTemporary,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email))
  return found
}

/** The company a person signs in to: the one they used last. */
export const findMemberships = (db: Db, userId: string) =>
  db
    .select()
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(sql`${members.lastSignInAt} desc nulls last`, asc(members.createdAt))

export const findOtherCompanies = (db: Db, userId: string, companyId: string) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.userId, userId), ne(members.companyId, companyId), isNull(members.deactivatedAt)))
    .orderBy(sql`lower(${companies.name})`, asc(companies.id))

export const deleteOldFailures = (db: Db, now: Date) =>
  db.delete(signInFailures).where(lt(signInFailures.windowStart, new Date(now.getTime() - 86_400_000)))

export const countFailures = async (db: Db, subject: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ failures: sql<number>`coalesce(sum(${signInFailures.failures}), 0)::int` })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, subject), gt(signInFailures.windowStart, since)))
  return row?.failures ?? 0
}

export const addFailure = (db: Db, subject: string, windowStart: Date) =>
  db
    .insert(signInFailures)
    .values({ subject, windowStart, failures: 1 })
    .onConflictDoUpdate({
      target: [signInFailures.subject, signInFailures.windowStart],
      set: { failures: sql`${signInFailures.failures} + 1` },
    })

export const clearFailures = (db: Db, subject: string) =>
  db.delete(signInFailures).where(eq(signInFailures.subject, subject))

/** A picture belongs to the company in which it was uploaded; elsewhere the person has none. */
export const findProfile = async (db: Db, companyId: string, userId: string) => {
  const [found] = await db
    .select({ user: users, member: members, company: companies, pictureId: files.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(files, and(eq(files.companyId, members.companyId), eq(files.id, users.imageFileId)))
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))
  return found
}

export const findAdmins = async (
  db: Db,
  companyId: string,
): Promise<(Person & { isAdmin: boolean; isSuperAdmin: boolean })[]> =>
  db
    .select({
      id: users.id,
      fullName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
      isAdmin: members.isAdmin,
      isSuperAdmin: members.isSuperAdmin,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        isNull(members.deactivatedAt),
        or(eq(members.isAdmin, true), eq(members.isSuperAdmin, true)),
      ),
    )
    .orderBy(desc(members.isSuperAdmin), asc(users.firstName), asc(users.id))

export const findStaffIds = async (db: Db, companyId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.companyId, companyId), isNull(members.deactivatedAt), eq(members.isClient, false)))
  return rows.map(({ id }) => id)
}

export const hasTemporaryPassword = async (db: Db, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ isTemporary: credentials.isTemporary })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  return row?.isTemporary ?? false
}

export const updateCredential = (
  db: Db,
  userId: string,
  change: { passwordHash: string; isTemporary: boolean; changedAt: Date },
) => db.update(credentials).set(change).where(eq(credentials.userId, userId))

/** In every company: the temporary password was the same for all of them. */
export const endFirstLogin = (db: Db, userId: string) =>
  db.update(members).set({ isFirstLogin: false }).where(eq(members.userId, userId))

/** In every company as well: the temporary password is the one for all of them. */
export const beginFirstLogin = (db: Db, userId: string) =>
  db.update(members).set({ isFirstLogin: true }).where(eq(members.userId, userId))

/** Made once by whichever process comes first, then the same for all. */
export const findOrMakeSecret = async (db: Db, name: string, value: string): Promise<string> => {
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value ?? value
}

export const insertUser = (db: Db, user: typeof users.$inferInsert) => db.insert(users).values(user)

export const insertCredential = (db: Db, credential: typeof credentials.$inferInsert) =>
  db.insert(credentials).values(credential)

export const insertMember = (db: Db, member: typeof members.$inferInsert) => db.insert(members).values(member)

export const userExists = async (db: Db, email: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0
