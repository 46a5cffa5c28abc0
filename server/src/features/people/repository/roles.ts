import type { Role } from '@foyer/contract/people/model'
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import { keptList } from '../../../db/kept-list'
import type { Db } from '../../../db/on-client'
import { members } from '../../../db/schema/accounts'
import { designations, roles } from '../../../db/schema/company'
import { standingOf } from './standing'

export const insertRoles = (db: Db, rows: (typeof roles.$inferInsert)[]) => db.insert(roles).values(rows)

/** In the order in which they were created. */
export const findRoles = async (db: Db, companyId: string): Promise<Role[]> => {
  const found = await db.select().from(roles).where(eq(roles.companyId, companyId)).orderBy(asc(roles.id))
  return found.map((row) => ({ name: row.name, ...standingOf({ ...row, isSuperAdmin: false }) }))
}

export const designationList = keptList('designation', designations)

export const designationExists = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: designations.id })
      .from(designations)
      .where(and(eq(designations.companyId, companyId), eq(designations.id, id)))
  ).length > 0

/** How many people have each designation. */
export const countByDesignation = async (db: Db, companyId: string): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: sql<string>`${members.designationId}`, people: count() })
    .from(members)
    .where(and(eq(members.companyId, companyId), isNotNull(members.designationId)))
    .groupBy(members.designationId)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

export const giveDesignation = (db: Db, companyId: string, from: string, to: string) =>
  db
    .update(members)
    .set({ designationId: to })
    .where(and(eq(members.companyId, companyId), eq(members.designationId, from)))
