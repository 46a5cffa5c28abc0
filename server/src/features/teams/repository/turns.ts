import type { TeamPerson, TurnGap } from '@foyer/contract/teams/model'
import { eq } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/on-client'
import { companies } from '../../../db/schema/company'
import { shownName } from '../../../db/shown-name'

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

const hasLeads = `not m.is_client and m.deactivated_at is null and 'crm' = any(m.features)`
/** Whoever cannot work with a lead is not given one (C-168). */
const gap = `case when m.is_absent then 'absent'
  when m.last_sign_in_at is null and (m.is_first_login or m.invited_as is not null) then 'never-signed-in'
  when not m.crm_edit then 'reads-only' end`
/** Who comes after the last one in the order of ids, starting again after the end; the last one may have left. */
const inTurn = 'coalesce(m.user_id <= t.last_user_id, false), m.user_id'

const nextTurn = prepared<{ id: string }>(
  'take-turn',
  `with next as (
    select m.user_id from members m
    left join assignment_turns t on t.company_id = m.company_id
    where m.company_id = $1 and ${hasLeads} and ${gap} is null
    order by ${inTurn}
    limit 1
    for share of m
  )
  update assignment_turns t set last_user_id = next.user_id
  from next where t.company_id = $1
  returning next.user_id as id`,
)

/** The person is locked, so that nobody is deactivated while a lead is being assigned to them. */
export const takeTurn = async (db: Db, companyId: string): Promise<string | undefined> =>
  (await nextTurn(db, [companyId]))[0]?.id

interface TurnRow extends TeamPerson {
  gap: TurnGap | null
}

const wholeTurn = prepared<TurnRow>(
  'whole-turn',
  `select m.user_id as id, ${shownName('m', 'u')} as "fullName", m.role_name as role, ${gap} as gap
   from members m join users u on u.id = m.user_id
   left join assignment_turns t on t.company_id = m.company_id
   where m.company_id = $1 and ${hasLeads}
   order by ${inTurn}`,
)

/** Everybody who works with leads, in the order of the turn, also those who are passed over. */
export const findTurn = (db: Db, companyId: string): Promise<TurnRow[]> => wholeTurn(db, [companyId])
