import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members } from '../../../../db/schema/accounts'
import { projectMembers } from '../../../../db/schema/projects'

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

const ofProject = (companyId: string, projectId: string) =>
  and(eq(projectMembers.companyId, companyId), eq(projectMembers.projectId, projectId))

export const findMembers = async (db: Db, companyId: string, projectId: string): Promise<string[]> => {
  const found = await db
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(ofProject(companyId, projectId))
  return found.map(({ userId }) => userId)
}

/** People who are in it already stay. */
export const insertMembers = (db: Db, rows: (typeof projectMembers.$inferInsert)[]) =>
  db.insert(projectMembers).values(rows).onConflictDoNothing()

export const deleteMembersExcept = (db: Db, companyId: string, projectId: string, staying: string[]) =>
  db
    .delete(projectMembers)
    .where(
      and(
        ofProject(companyId, projectId),
        staying.length > 0 ? notInArray(projectMembers.userId, staying) : undefined,
      ),
    )
