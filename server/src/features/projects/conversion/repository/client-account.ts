import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'
import { clients, projects } from '../../../../db/schema/projects'

/** Locked, so that of two invitations at once the second one finds what the first has made. */
export const holdClientOf = async (db: Db, companyId: string, projectId: string) => {
  const [found] = await db
    .select({ client: clients, project: projects.name, company: companies.name })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, projects.companyId), eq(clients.id, projects.clientId)))
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId), isNull(projects.deletedAt)))
    .for('no key update', { of: clients })
  return found
}

export const findMembership = async (db: Db, companyId: string, userId: string) => {
  const [found] = await db
    .select({ isClient: members.isClient, deactivatedAt: members.deactivatedAt })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))
  return found
}
