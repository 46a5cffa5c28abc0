import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { projects } from '../../../../db/schema/projects'
import { visibleProjects } from '../../../../db/visible-projects'
import type { VisibleRecords } from '../../../teams/service'

export type ProjectRecord = Omit<typeof projects.$inferSelect, 'search'>

export async function findProject(
  db: Db,
  companyId: string,
  id: string,
  visible: VisibleRecords,
): Promise<ProjectRecord | undefined> {
  const [found] = await db
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        eq(projects.id, id),
        isNull(projects.deletedAt),
        visibleProjects(db, companyId, visible),
      ),
    )
  return found
}

/** Never less: a larger value was written down by somebody, for what is not quoted yet. */
export const raiseValue = (db: Db, companyId: string, id: string, value: number, at: Date) =>
  db
    .update(projects)
    .set({ value: sql`greatest(${projects.value}, ${value})`, updatedAt: at })
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
