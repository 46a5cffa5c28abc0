import type { Role } from '@foyer/contract/people/model'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { designations, roles } from '../../../db/schema/company'
import { standingOf } from './standing'

export const insertRoles = (db: Db, rows: (typeof roles.$inferInsert)[]) => db.insert(roles).values(rows)

/** In the order in which they were created. */
export const findRoles = async (db: Db, companyId: string): Promise<Role[]> => {
  const found = await db.select().from(roles).where(eq(roles.companyId, companyId)).orderBy(asc(roles.id))
  return found.map((row) => ({ name: row.name, ...standingOf({ ...row, isSuperAdmin: false }) }))
}

export const findDesignations = (db: Db, companyId: string) =>
  db
    .select({ id: designations.id, name: designations.name })
    .from(designations)
    .where(eq(designations.companyId, companyId))
    .orderBy(asc(sql`lower(${designations.name})`))

export const designationExists = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: designations.id })
      .from(designations)
      .where(and(eq(designations.companyId, companyId), eq(designations.id, id)))
  ).length > 0

/** Returns whether the name was free. */
export const insertDesignation = async (
  db: Db,
  designation: typeof designations.$inferInsert,
): Promise<boolean> => {
  const made = await db
    .insert(designations)
    .values(designation)
    .onConflictDoNothing()
    .returning({ id: designations.id })
  return made.length > 0
}
