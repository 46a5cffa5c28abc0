import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { clients, projectMembers, projects } from '../../../db/schema/projects'
import { quotations } from '../../../db/schema/quotations'
import { nameOfMember } from '../../../db/shown-name'

/** The draft behind a quotation that was never sent is the firm's own affair (C-154). */
const isForClient = (db: Db, companyId: string) =>
  or(
    projects.isConfirmed,
    exists(
      db
        .select({ one: sql`1` })
        .from(quotations)
        .where(
          and(
            eq(quotations.companyId, companyId),
            eq(quotations.projectId, projects.id),
            sql`${quotations.version} > 0`,
            isNull(quotations.deletedAt),
          ),
        ),
    ),
  )

/** Of one person: those of the clients who are this person, the ones the firm works on first. */
export const findOwnProjects = (db: Db, companyId: string, userId: string) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      stage: projects.stage,
      location: projects.location,
      city: projects.city,
      startOn: projects.startOn,
      endOn: projects.endOn,
      adminId: projects.adminId,
    })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, companyId), eq(clients.id, projects.clientId)))
    .where(
      and(
        eq(projects.companyId, companyId),
        eq(clients.userId, userId),
        isNull(projects.deletedAt),
        isForClient(db, companyId),
      ),
    )
    .orderBy(asc(sql`${projects.stage} = 'done'`), desc(projects.createdAt), desc(projects.id))

export type OwnProject = Awaited<ReturnType<typeof findOwnProjects>>[number]

const isAtWork = (companyId: string) =>
  and(eq(members.companyId, companyId), eq(members.isClient, false), isNull(members.deactivatedAt))

/** Who leads it, and who works on it. */
export const findContacts = (db: Db, companyId: string, { id, adminId }: OwnProject) =>
  db
    .select({
      id: users.id,
      name: nameOfMember(),
      email: users.email,
      phone: users.phone,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        isAtWork(companyId),
        or(
          adminId ? eq(members.userId, adminId) : undefined,
          inArray(
            members.userId,
            db
              .select({ id: projectMembers.userId })
              .from(projectMembers)
              .where(and(eq(projectMembers.companyId, companyId), eq(projectMembers.projectId, id))),
          ),
        ),
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id)
