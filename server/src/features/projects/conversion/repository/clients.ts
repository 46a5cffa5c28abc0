import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'
import { clients, projects } from '../../../../db/schema/projects'

export type ClientRecord = typeof clients.$inferSelect
type ClientColumns = Partial<Omit<ClientRecord, 'companyId' | 'id' | 'createdBy' | 'createdAt'>>

const client = (companyId: string, id: string) => and(eq(clients.companyId, companyId), eq(clients.id, id))

export const findClient = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<ClientRecord | undefined> => {
  const [found] = await db.select().from(clients).where(client(companyId, id))
  return found
}

/** Nobody deletes it as unused until the transaction ends. */
export const keepClient = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.select({ id: clients.id }).from(clients).where(client(companyId, id)).for('key share')).length > 0

export const findClientByEmail = async (
  db: Db,
  companyId: string,
  email: string,
): Promise<ClientRecord | undefined> => {
  const [found] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.email, email)))
    .orderBy(asc(clients.createdAt), asc(clients.id))
    .limit(1)
  return found
}

/** The client of its project, or the one that was made for it before there was a project. */
export const findClientOfLead = async (
  db: Db,
  companyId: string,
  leadId: string,
): Promise<{ client: ClientRecord; projectId: string | null } | undefined> => {
  const [ofProject] = await db
    .select({ client: clients, projectId: projects.id })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, companyId), eq(clients.id, projects.clientId)))
    .where(and(eq(projects.companyId, companyId), eq(projects.leadId, leadId), isNull(projects.deletedAt)))
  if (ofProject) return ofProject
  const [made] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.leadId, leadId)))
  return made && { client: made, projectId: null }
}

/** Deleted projects count: they may come back. */
export const hasOtherProjects = async (
  db: Db,
  companyId: string,
  clientId: string,
  projectId: string | null,
): Promise<boolean> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(
        and(
          eq(projects.companyId, companyId),
          eq(projects.clientId, clientId),
          projectId ? ne(projects.id, projectId) : undefined,
        ),
      )
      .limit(1)
  ).length > 0

export const insertClient = (db: Db, row: typeof clients.$inferInsert) => db.insert(clients).values(row)

export const updateClient = (db: Db, companyId: string, id: string, change: ClientColumns) =>
  db.update(clients).set(change).where(client(companyId, id))

/** One that was made on the way and that nothing needs any more. */
export const deleteUnusedClient = (db: Db, companyId: string, id: string) =>
  db.delete(clients).where(
    and(
      client(companyId, id),
      isNull(clients.userId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(projects)
          .where(and(eq(projects.companyId, companyId), eq(projects.clientId, id))),
      ),
    ),
  )

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
