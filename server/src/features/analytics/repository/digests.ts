import type { CalendarDate } from '@foyer/contract/kit/dates'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { digestPreferences, digestsSent } from '../../../db/schema/analytics'
import { companies } from '../../../db/schema/company'

export const findZones = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ zone: companies.timeZone }).from(companies)
  return rows.map(({ zone }) => zone)
}

export interface ZoneWeek {
  zone: string
  week: CalendarDate
}

/** Firms by whose clocks it is time, and that have not been told of that week. */
export async function findFirmsToTell(
  db: Db,
  weeks: readonly ZoneWeek[],
): Promise<{ companyId: string; week: CalendarDate }[]> {
  const { rows } = await db.execute<{ companyId: string; week: CalendarDate }>(sql`
    select c.id as "companyId", due.week::text as week
    from unnest(${sql.param(weeks.map(({ zone }) => zone))}::text[], ${sql.param(weeks.map(({ week }) => week))}::date[])
      as due(zone, week)
    join ${companies} c on c.time_zone = due.zone
    where not exists (select from ${digestsSent} s where s.company_id = c.id and s.week = due.week)`)
  return rows
}

/** Whether nobody has done so before; whoever comes at the same time waits, and then it is done. */
export async function markTold(db: Db, row: typeof digestsSent.$inferInsert): Promise<boolean> {
  const added = await db.insert(digestsSent).values(row).onConflictDoNothing().returning()
  return added.length > 0
}

export const findCompanyName = async (db: Db, companyId: string): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}

/** Those who said that they want none. */
export const findUnwilling = async (db: Db, companyId: string): Promise<Set<string>> => {
  const rows = await db
    .select({ userId: digestPreferences.userId })
    .from(digestPreferences)
    .where(and(eq(digestPreferences.companyId, companyId), eq(digestPreferences.byEmail, false)))
  return new Set(rows.map(({ userId }) => userId))
}

export const writeDigestChoice = (db: Db, row: typeof digestPreferences.$inferInsert) =>
  db
    .insert(digestPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [digestPreferences.companyId, digestPreferences.userId],
      set: { byEmail: row.byEmail, updatedAt: row.updatedAt },
    })
