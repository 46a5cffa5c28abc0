import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { projects } from '../../../../db/schema/projects'
import { visibleProjects } from '../../../../db/visible-projects'
import type { VisibleRecords } from '../../../teams/service'
import type { ProjectRecord } from '../../record/repository/projects'

const notDeleted = isNull(projects.deletedAt)
const project = (companyId: string, id: string) => and(eq(projects.companyId, companyId), eq(projects.id, id))
const hasName = (name: string) => sql`lower(${projects.name}) = lower(${name})`

export const findOwnProject = async (db: Db, companyId: string) => {
  const [found] = await db
    .select({ id: projects.id, clientId: projects.clientId })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.isCompanyOwn, true), notDeleted))
    .limit(1)
  return found
}

export const findProjectOfLead = async (
  db: Db,
  companyId: string,
  leadId: string,
): Promise<ProjectRecord | undefined> => {
  const [found] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.leadId, leadId), notDeleted))
  return found
}

/**
 * What an earlier call of the same chain has made, for callers who do not say for which lead: a project from a lead that no
 * lead has yet, or whose draft is not finished.
 */
export const findBegun = async (
  db: Db,
  companyId: string,
  { clientId, name }: { clientId: string; name: string },
  visible: VisibleRecords,
): Promise<ProjectRecord | undefined> => {
  const [found] = await db
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        eq(projects.clientId, clientId),
        hasName(name),
        eq(projects.isFromLead, true),
        or(eq(projects.isConfirmed, false), isNull(projects.leadId)),
        notDeleted,
        visibleProjects(db, companyId, visible),
      ),
    )
    .limit(1)
  return found
}

/** Locked until the transaction ends, so that of two changes the later one is made to what the earlier one left. */
export const holdProject = (db: Db, companyId: string, id: string) =>
  db.select({ id: projects.id }).from(projects).where(project(companyId, id)).for('no key update')

export const isNameTaken = async (
  db: Db,
  companyId: string,
  name: string,
  exceptId?: string,
): Promise<boolean> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(
        and(
          eq(projects.companyId, companyId),
          hasName(name),
          notDeleted,
          exceptId ? ne(projects.id, exceptId) : undefined,
        ),
      )
      .limit(1)
  ).length > 0

/** The first of these that no project has. */
export const findFreeName = async (
  db: Db,
  companyId: string,
  names: string[],
): Promise<string | undefined> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select wanted.name from unnest(${sql.param(names)}::text[]) with ordinality wanted(name, place)
    where not exists (select from projects p where p.company_id = ${companyId} and p.deleted_at is null
      and lower(p.name) = lower(wanted.name))
    order by wanted.place limit 1`)
  return rows[0]?.name
}

export const insertProject = (db: Db, row: typeof projects.$inferInsert) => db.insert(projects).values(row)

export const updateProject = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Omit<ProjectRecord, 'companyId' | 'id' | 'createdBy' | 'createdAt'>>,
) => db.update(projects).set(change).where(project(companyId, id))
