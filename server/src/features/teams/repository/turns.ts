import { eq } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/on-client'
import { companies } from '../../../db/schema/company'

export const assignsByItself = async (db: Db, companyId: string): Promise<boolean> => {
  const [company] = await db
    .select({ autoAssign: companies.autoAssign })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.autoAssign === true
}

const lockTurn = prepared(
  'hold-turn',
  `insert into assignment_turns (company_id) values ($1)
   on conflict (company_id) do update set company_id = excluded.company_id`,
)

/** Locked until the transaction ends, so turns are taken one after the other. */
export const holdTurn = (db: Db, companyId: string) => lockTurn(db, [companyId])

const nextTurn = prepared<{ id: string }>(
  'take-turn',
  `with next as (
    select m.user_id from members m
    left join assignment_turns t on t.company_id = m.company_id
    where m.company_id = $1 and not m.is_client and m.deactivated_at is null and not m.is_absent
      and 'crm' = any(m.features)
    order by coalesce(m.user_id <= t.last_user_id, false), m.user_id
    limit 1
    for share of m
  )
  update assignment_turns t set last_user_id = next.user_id
  from next where t.company_id = $1
  returning next.user_id as id`,
)

/**
 * Who comes after the last one in the order of ids, starting again after the end; the last one may have left. The person
 * is locked, so that nobody is deactivated while a lead is being assigned to them.
 */
export const takeTurn = async (db: Db, companyId: string): Promise<string | undefined> =>
  (await nextTurn(db, [companyId]))[0]?.id
