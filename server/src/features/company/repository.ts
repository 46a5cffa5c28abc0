import type { Db } from '../../db/on-client'
import { companies } from '../../db/schema/company'

export const insertCompany = (db: Db, company: typeof companies.$inferInsert) =>
  db.insert(companies).values(company)

export const anyCompanyExists = async (db: Db): Promise<boolean> =>
  (await db.select({ id: companies.id }).from(companies).limit(1)).length > 0
