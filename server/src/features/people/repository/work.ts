import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'

/** Whether anything is with a person, so that they cannot simply be gone: the history would name nobody. */
export const hasWork = async (db: Db, companyId: string, userId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ has: boolean }>(sql`select
    exists (select 1 from leads where company_id = ${companyId} and assignee_id = ${userId}
      and deleted_at is null and archived_at is null)
    or exists (select 1 from tasks where company_id = ${companyId} and assignee_id = ${userId}
      and deleted_at is null and done_at is null)
    or exists (select 1 from team_members where company_id = ${companyId} and user_id = ${userId})
    or exists (select 1 from project_members where company_id = ${companyId} and user_id = ${userId})
    or exists (select 1 from members where company_id = ${companyId} and report_to = ${userId}) as has`)
  return rows[0]?.has === true
}
