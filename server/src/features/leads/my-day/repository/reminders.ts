import type { RemarkType } from '@foyer/contract/leads/model'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'
import { leads, reminderPreferences } from '../../../../db/schema/leads'

/** The time on the clocks of a zone. */
export interface LocalTime {
  zone: string
  /** 'YYYY-MM-DD HH:mm' */
  now: string
}

export interface DueFollowUp extends Record<string, unknown> {
  company_id: string
  company_name: string
  time_zone: string
  id: string
  type: number
  company_of_lead: string | null
  first_name: string
  last_name: string
  phone: string | null
  email: string | null
  source: string | null
  assignee_id: string
  creator_id: string | null
  follow_up_on: string
  follow_up_time: string | null
  follow_up_kind: RemarkType | null
  by_email: boolean
  assignee_email: string
}

export const findZones = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ zone: companies.timeZone }).from(companies)
  return rows.map(({ zone }) => zone)
}

/**
 * Follow-ups of all companies that became due within the last day, marked as announced in the same statement; rows that
 * another process has locked are skipped. A follow-up without a time is due at `dayStart`, 14 hours before the value that
 * stands for it in the index, which is read over a few days only.
 */
export async function takeDueFollowUps(
  db: Db,
  { times, dayStart, atMost }: { times: LocalTime[]; dayStart: string; atMost: number },
): Promise<DueFollowUp[]> {
  const { rows } = await db.execute<DueFollowUp>(sql`
    with local as (
      select zone, now::timestamp from
        unnest(${sql.param(times.map(({ zone }) => zone))}::text[], ${sql.param(times.map((one) => one.now))}::text[])
          as local(zone, now)
    ), due as (
      select l.company_id, l.id, c.name as company_name, c.time_zone, u.email as assignee_email,
        coalesce(p.by_email, false) as by_email
      from ${leads} l
      join ${companies} c on c.id = l.company_id
      join local on local.zone = c.time_zone
      join ${members} m on m.company_id = l.company_id and m.user_id = l.assignee_id
        and m.deactivated_at is null and not m.is_client and 'crm' = any(m.features)
      join ${users} u on u.id = m.user_id
      left join ${reminderPreferences} p on p.company_id = l.company_id and p.user_id = l.assignee_id
      where l.deleted_at is null and l.archived_at is null and l.follow_up_on is not null
        and l.assignee_id is not null and l.reminded_of is distinct from l.follow_up_at
        and l.follow_up_at between (select min(now) from local) - interval '24 hours'
          and (select max(now) from local) + interval '14 hours'
        and l.follow_up_on + coalesce(l.follow_up_time, ${dayStart}::time) <= local.now
        and l.follow_up_on + coalesce(l.follow_up_time, ${dayStart}::time) > local.now - interval '24 hours'
      order by l.follow_up_at, l.id
      limit ${atMost}
      for update of l skip locked
    )
    update ${leads} set reminded_of = leads.follow_up_at
    from due where leads.company_id = due.company_id and leads.id = due.id
    returning leads.company_id, due.company_name, due.time_zone, leads.id, leads.type,
      leads.company_name as company_of_lead, leads.first_name, leads.last_name, leads.phone,
      coalesce(leads.original_email, leads.email) as email, leads.source, leads.assignee_id, leads.creator_id,
      leads.follow_up_on, leads.follow_up_time, leads.follow_up_kind, due.by_email, due.assignee_email`)
  return rows
}

export const findByEmail = async (db: Db, companyId: string, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ byEmail: reminderPreferences.byEmail })
    .from(reminderPreferences)
    .where(and(eq(reminderPreferences.companyId, companyId), eq(reminderPreferences.userId, userId)))
  return row?.byEmail ?? false
}

export const writeByEmail = (db: Db, row: typeof reminderPreferences.$inferInsert) =>
  db
    .insert(reminderPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [reminderPreferences.companyId, reminderPreferences.userId],
      set: { byEmail: row.byEmail, updatedAt: row.updatedAt },
    })
