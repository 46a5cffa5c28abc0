import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { projects } from '../../../../db/schema/projects'
import { visibleProjects } from '../../../../db/visible-projects'
import type { VisibleRecords } from '../../../teams/service'

type Columns = Partial<Omit<typeof projects.$inferInsert, 'companyId' | 'id' | 'search'>>

/** Whether it is deleted or not. */
export async function findLeadOf(db: Db, companyId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ leadId: projects.leadId })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
  return row?.leadId ?? undefined
}

/** Locked until the transaction ends. */
export async function holdProject(
  db: Db,
  companyId: string,
  id: string,
  visible: VisibleRecords,
  isDeleted: boolean,
) {
  const [row] = await db
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        eq(projects.id, id),
        isDeleted ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt),
        visibleProjects(db, companyId, visible),
      ),
    )
    .for('update')
  return row
}

export const updateProject = (db: Db, companyId: string, id: string, change: Columns) =>
  db
    .update(projects)
    .set(change)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))

/** Another live project of the company. */
export async function isNameOfAnother(db: Db, companyId: string, id: string, name: string): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        ne(projects.id, id),
        sql`lower(${projects.name}) = lower(${name})`,
        isNull(projects.deletedAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function leadHasProject(db: Db, companyId: string, leadId: string): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.leadId, leadId), isNull(projects.deletedAt)))
    .limit(1)
  return found.length > 0
}
