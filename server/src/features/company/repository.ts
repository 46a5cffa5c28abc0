import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { companies } from '../../db/schema/company'
import { projects } from '../../db/schema/projects'

export type CompanyRow = typeof companies.$inferSelect

export const insertCompany = (db: Db, company: typeof companies.$inferInsert) =>
  db.insert(companies).values(company)

export const anyCompanyExists = async (db: Db): Promise<boolean> =>
  (await db.select({ id: companies.id }).from(companies).limit(1)).length > 0

export const findCompany = async (db: Db, companyId: string): Promise<CompanyRow | undefined> => {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  return row
}

/** Locked until the transaction ends, so that two changes at once both count. */
export const holdCompany = async (db: Db, companyId: string): Promise<CompanyRow | undefined> => {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId)).for('update')
  return row
}

export const updateCompany = (
  db: Db,
  companyId: string,
  change: Partial<Omit<typeof companies.$inferInsert, 'id'>>,
) => db.update(companies).set(change).where(eq(companies.id, companyId))

export const projectExists = async (db: Db, companyId: string, projectId: string): Promise<boolean> =>
  (
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId), isNull(projects.deletedAt)))
  ).length > 0
