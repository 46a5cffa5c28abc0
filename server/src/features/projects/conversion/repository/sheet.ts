import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { users } from '../../../../db/schema/accounts'
import { clients, projectMembers, projects } from '../../../../db/schema/projects'

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

export const findPeople = (db: Db, companyId: string, projectId: string) =>
  db
    .select({ id: users.id, fullName, email: users.email })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(and(eq(projectMembers.companyId, companyId), eq(projectMembers.projectId, projectId)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))

export const findSheet = async (db: Db, companyId: string, projectId: string) => {
  const [found] = await db
    .select({ project: projects, client: clients, createdByName: fullName })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, projects.companyId), eq(clients.id, projects.clientId)))
    .leftJoin(users, eq(users.id, projects.createdBy))
    .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId)))
  return found
}
