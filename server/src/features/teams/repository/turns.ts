import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members } from '../../../db/schema/accounts'
import { companies } from '../../../db/schema/company'
import { assignmentTurns } from '../../../db/schema/teams'

export const assignsByItself = async (db: Db, companyId: string): Promise<boolean> => {
  const [company] = await db
    .select({ autoAssign: companies.autoAssign })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.autoAssign === true
}

/** Locked until the transaction ends, so turns are taken one after the other. */
export const holdTurn = (db: Db, companyId: string) =>
  db
    .insert(assignmentTurns)
    .values({ companyId })
    .onConflictDoUpdate({ target: assignmentTurns.companyId, set: { companyId } })

/**
 * Who comes after the last one in the order of ids, starting again after the end; the last one may have left. The person
 * is locked, so that nobody is deactivated while a lead is being assigned to them.
 */
export async function takeTurn(db: Db, companyId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with next as (
      select m.user_id from ${members} m
      left join ${assignmentTurns} t on t.company_id = m.company_id
      where m.company_id = ${companyId} and not m.is_client and m.deactivated_at is null and not m.is_absent
        and 'crm' = any(m.features)
      order by coalesce(m.user_id <= t.last_user_id, false), m.user_id
      limit 1
      for share of m
    )
    update ${assignmentTurns} t set last_user_id = next.user_id
    from next where t.company_id = ${companyId}
    returning next.user_id as id`)
  return rows[0]?.id
}
