import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { leads } from '../../../../db/schema/leads'
import { clients, projects } from '../../../../db/schema/projects'
import { nameOfMember } from '../../../../db/shown-name'
import type { Visibility } from '../../../teams/service'

const admin = alias(users, 'admin')
const adminHere = alias(members, 'admin_here')
const creator = alias(users, 'creator')
const creatorHere = alias(members, 'creator_here')

/** For people without access to leads. */
export const noLead: Visibility = () => sql`false`

/** A project with its client, who leads it and who made it; with its lead, if the reader may see that. */
export async function findDetail(
  db: Db,
  companyId: string,
  id: string,
  sees: { projects: SQL | undefined; leads: Visibility },
) {
  const [row] = await db
    .select({
      project: projects,
      client: clients,
      admin: { id: admin.id, fullName: nameOfMember(adminHere, admin) },
      creator: { id: creator.id, fullName: nameOfMember(creatorHere, creator) },
      lead: {
        id: leads.id,
        name: sql<string>`case when ${leads.type} = 1 and coalesce(${leads.companyName}, '') <> '' then ${leads.companyName}
          else trim(${leads.firstName} || ' ' || ${leads.lastName}) end`,
      },
    })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, projects.companyId), eq(clients.id, projects.clientId)))
    .leftJoin(
      adminHere,
      and(eq(adminHere.companyId, projects.companyId), eq(adminHere.userId, projects.adminId)),
    )
    .leftJoin(admin, eq(admin.id, adminHere.userId))
    .leftJoin(
      creatorHere,
      and(eq(creatorHere.companyId, projects.companyId), eq(creatorHere.userId, projects.createdBy)),
    )
    .leftJoin(creator, eq(creator.id, creatorHere.userId))
    .leftJoin(
      leads,
      and(
        eq(leads.companyId, projects.companyId),
        eq(leads.id, projects.leadId),
        isNull(leads.deletedAt),
        sees.leads({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )
    .where(
      and(eq(projects.companyId, companyId), eq(projects.id, id), isNull(projects.deletedAt), sees.projects),
    )
  return row
}

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>
