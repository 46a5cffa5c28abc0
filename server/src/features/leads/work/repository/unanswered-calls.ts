import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

interface Asked {
  companyId: string
  userId: string
  leadId: string
}

/** Asked again from now on, if it was asked before. */
export const keepUnanswered = (db: Db, { companyId, userId, leadId }: Asked, now: Date) =>
  db.execute(sql`
    insert into unanswered_calls (company_id, user_id, lead_id, at)
    values (${companyId}, ${userId}, ${leadId}, ${now.toISOString()})
    on conflict (company_id, user_id, lead_id) do update set at = excluded.at`)

/** Which of these leads somebody has called and not said yet what came of it. */
export const findUnanswered = async (db: Db, companyId: string, ids: string[]): Promise<Set<string>> => {
  const { rows } = await db.$client.query<{ id: string }>(
    'select distinct lead_id as id from unanswered_calls where company_id = $1 and lead_id = any($2)',
    [companyId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

export const dropUnanswered = (db: Db, { companyId, userId, leadId }: Asked) =>
  db.execute(sql`
    delete from unanswered_calls where company_id = ${companyId} and user_id = ${userId} and lead_id = ${leadId}`)
