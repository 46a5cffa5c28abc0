import type { ProjectLogKind } from '@foyer/contract/projects/record/model'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { projectLog } from '../../../../db/schema/projects'
import { nameOfMember } from '../../../../db/shown-name'

/** A line that is there already stays as it is. */
export const insertLog = (db: Db, line: typeof projectLog.$inferInsert) =>
  db.insert(projectLog).values(line).onConflictDoNothing()

interface Asked {
  kind: ProjectLogKind | undefined
  limit: number
  after: { value: string; id: string } | undefined
}

export const findLog = (db: Db, companyId: string, projectId: string, { kind, limit, after }: Asked) =>
  db
    .select({
      line: projectLog,
      place: sql<string>`to_char(${projectLog.at} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`,
      actor: { id: users.id, fullName: nameOfMember() },
    })
    .from(projectLog)
    .leftJoin(
      members,
      and(eq(members.companyId, projectLog.companyId), eq(members.userId, projectLog.actorId)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(projectLog.companyId, companyId),
        eq(projectLog.projectId, projectId),
        kind && eq(projectLog.kind, kind),
        after &&
          sql`(${projectLog.at}, ${projectLog.id}) < (${after.value}::timestamp at time zone 'utc', ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(projectLog.at), desc(projectLog.id))
    .limit(limit)
