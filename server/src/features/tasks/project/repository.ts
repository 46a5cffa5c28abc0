import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { projectMembers, projects } from '../../../db/schema/projects'

const live = (companyId: string, id: string) =>
  and(eq(projects.companyId, companyId), eq(projects.id, id), isNull(projects.deletedAt))

export const projectIsSeen = async (
  db: Db,
  companyId: string,
  id: string,
  seen: SQL | undefined,
): Promise<boolean> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(live(companyId, id), seen))
  ).length > 0

/** With everybody whose project it is. */
export async function findProjectOwners(db: Db, companyId: string, id: string) {
  const rows = await db
    .select({
      name: projects.name,
      leadId: projects.leadId,
      createdBy: projects.createdBy,
      adminId: projects.adminId,
      memberId: projectMembers.userId,
    })
    .from(projects)
    .leftJoin(
      projectMembers,
      and(eq(projectMembers.companyId, companyId), eq(projectMembers.projectId, projects.id)),
    )
    .where(live(companyId, id))
  const [first] = rows
  if (!first) return undefined
  const ids = [first.createdBy, first.adminId, ...rows.map(({ memberId }) => memberId)]
  return {
    name: first.name,
    leadId: first.leadId ?? undefined,
    owners: [...new Set(ids.filter((one) => one !== null))],
  }
}
