import type { ProjectPerson } from '@foyer/contract/projects/record/model'
import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { clients, projectMembers, projects } from '../../../../db/schema/projects'
import { nameOfMember } from '../../../../db/shown-name'

/** Of some projects, by project; in the order in which they came. */
export async function findMembers(
  db: Db,
  companyId: string,
  projectIds: string[],
): Promise<Map<string, ProjectPerson[]>> {
  const found = new Map<string, ProjectPerson[]>(projectIds.map((id) => [id, []]))
  if (projectIds.length === 0) return found
  const rows = await db
    .select({ projectId: projectMembers.projectId, id: projectMembers.userId, fullName: nameOfMember() })
    .from(projectMembers)
    .innerJoin(
      members,
      and(eq(members.companyId, projectMembers.companyId), eq(members.userId, projectMembers.userId)),
    )
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(projectMembers.companyId, companyId), inArray(projectMembers.projectId, projectIds)))
    .orderBy(asc(projectMembers.createdAt), asc(projectMembers.userId))
  for (const { projectId, ...person } of rows) found.get(projectId)?.push(person)
  return found
}

/** The account of its client, if they have one. */
export async function findClientUsers(db: Db, companyId: string, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: clients.userId })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, companyId), eq(clients.id, projects.clientId)))
    .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId), isNotNull(clients.userId)))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Which of these people work in the company now. Locked, so that nobody is deactivated meanwhile. */
export async function holdStaff(db: Db, companyId: string, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
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
    .for('share')
  return new Set(rows.map(({ userId }) => userId))
}

/** Who is left out is not in it any more; who is in it already keeps their place. */
export async function replaceMembers(
  db: Db,
  companyId: string,
  projectId: string,
  userIds: string[],
  createdAt: Date,
): Promise<void> {
  await db
    .delete(projectMembers)
    .where(
      and(
        eq(projectMembers.companyId, companyId),
        eq(projectMembers.projectId, projectId),
        userIds.length > 0 ? notInArray(projectMembers.userId, userIds) : undefined,
      ),
    )
  if (userIds.length > 0)
    await db
      .insert(projectMembers)
      .values(userIds.map((userId) => ({ companyId, projectId, userId, createdAt })))
      .onConflictDoNothing()
}
