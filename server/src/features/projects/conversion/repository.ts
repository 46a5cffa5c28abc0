import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { companies } from '../../../db/schema/company'
import { clients, projectMembers, projects } from '../../../db/schema/projects'

/** Parallel requests for the same thing in this company wait, so that it is created once. */
export const lock = (db: Db, companyId: string, what: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}:${what}`}, 0))`)

export const findClientByEmail = async (db: Db, companyId: string, email: string) => {
  const [found] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.email, email)))
    .limit(1)
  return found
}

export const clientExists = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.companyId, companyId), eq(clients.id, id)))
  ).length > 0

export const insertClient = (db: Db, client: typeof clients.$inferInsert) => db.insert(clients).values(client)

/** Only of this company: staff of one firm may be a client of another (C-149). */
export const isStaff = async (db: Db, companyId: string, email: string): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(members, eq(members.userId, users.id))
      .where(and(eq(members.companyId, companyId), eq(members.isClient, false), eq(users.email, email)))
  ).length > 0

export const findCompanyEmail = async (db: Db, companyId: string): Promise<string | undefined> => {
  const [row] = await db.select({ email: companies.email }).from(companies).where(eq(companies.id, companyId))
  return row?.email ?? undefined
}

const notDeleted = isNull(projects.deletedAt)

export const findOwnProject = async (db: Db, companyId: string) => {
  const [found] = await db
    .select({ id: projects.id, clientId: projects.clientId })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.isCompanyOwn, true), notDeleted))
    .limit(1)
  return found
}

export const projectExists = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.companyId, companyId), eq(projects.id, id), notDeleted))
  ).length > 0

export const isNameTaken = async (db: Db, companyId: string, name: string): Promise<boolean> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(
        and(eq(projects.companyId, companyId), sql`lower(${projects.name}) = lower(${name})`, notDeleted),
      )
      .limit(1)
  ).length > 0

export const insertProject = (db: Db, project: typeof projects.$inferInsert) =>
  db.insert(projects).values(project)

export const updateProject = (
  db: Db,
  companyId: string,
  id: string,
  change: { name?: string; adminId?: string; updatedAt: Date },
) =>
  db
    .update(projects)
    .set(change)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))

/** Which of the given people are active members of this company. */
export const findActiveStaff = async (db: Db, companyId: string, userIds: string[]): Promise<string[]> => {
  const found = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        inArray(members.userId, userIds),
        eq(members.isClient, false),
        isNull(members.deactivatedAt),
      ),
    )
  return found.map(({ userId }) => userId)
}

/** People who are in it already stay. */
export const insertMembers = (db: Db, rows: (typeof projectMembers.$inferInsert)[]) =>
  db.insert(projectMembers).values(rows).onConflictDoNothing()
