import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { projects } from '../../../../db/schema/projects'

export const findProjectOf = async (db: Db, companyId: string, projectId: string) => {
  const [found] = await db
    .select({ name: projects.name, value: projects.value, isConfirmed: projects.isConfirmed })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId), isNull(projects.deletedAt)))
  return found
}
