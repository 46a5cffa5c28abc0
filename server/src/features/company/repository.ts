import { and, eq, isNull, sql } from 'drizzle-orm'
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

interface FirstWeekRow extends Record<string, unknown> {
  name: string
  isHidden: boolean
  packs: string[]
  hasLogo: boolean
  hasOwnName: boolean
  hasLeads: boolean
  hasColleagues: boolean
  hasOwnStages: boolean
  hasOwnMessages: boolean
}

/** One statement; each part ends with the first row it finds. The name that comes from an email has no last name. */
export const findFirstWeek = async (db: Db, companyId: string, userId: string): Promise<FirstWeekRow> => {
  const { rows } = await db.execute<FirstWeekRow>(sql`
    select c.name, c.first_week_hidden_at is not null as "isHidden", c.starter_packs as packs,
      c.logo_file_id is not null as "hasLogo",
      exists (select 1 from users u where u.id = ${userId} and u.last_name <> '') as "hasOwnName",
      exists (select 1 from leads l where l.company_id = c.id) as "hasLeads",
      exists (select 1 from members m where m.company_id = c.id and m.user_id <> ${userId} and not m.is_client)
        as "hasColleagues",
      exists (select 1 from stages s where s.company_id = c.id and s.kind = 'open' and s.deleted_at is null)
        as "hasOwnStages",
      exists (select 1 from lead_choices t where t.company_id = c.id and t.kind = 'message' and t.deleted_at is null)
        as "hasOwnMessages"
    from companies c where c.id = ${companyId}`)
  const [row] = rows
  if (!row) throw new Error('the company of a session does not exist')
  return row
}
