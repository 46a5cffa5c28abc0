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

const hasLeads = `not m.is_client and m.deactivated_at is null and 'crm' = any(m.features)`
/** Whoever cannot work with a lead is not given one (C-168). */
const gap = `case when m.is_absent then 'absent'
  when m.last_sign_in_at is null and (m.is_first_login or m.invited_as is not null) then 'never-signed-in'
  when not m.crm_edit then 'reads-only' end`

/** Who was last, and how many they got in a row. */
export interface TurnPlace {
  last: string | null
  count: number
}

/** The turn of everybody, and those of the limits by their ids. */
export interface TurnPlaces extends TurnPlace {
  limits: Record<string, TurnPlace>
}

const lockTurn = prepared<TurnPlaces & { people: string[] | null }>(
  'hold-turn',
  `with held as (
    insert into assignment_turns (company_id) values ($1)
    on conflict (company_id) do update set company_id = excluded.company_id
    returning last_user_id, last_count, limits
  )
  select held.last_user_id as last, held.last_count as count, held.limits,
    (select array_agg(m.user_id order by m.user_id) from members m
     where m.company_id = $1 and ${hasLeads} and ${gap} is null) as people
  from held`,
)

/** Locked until the transaction ends, so turns are taken one after the other. */
export const holdTurn = async (db: Db, companyId: string): Promise<TurnPlaces & { people: string[] }> => {
  const [held] = await lockTurn(db, [companyId])
  if (!held) throw new Error('a turn was not held')
  return { ...held, people: held.people ?? [] }
}

const holdPeople = prepared<{ id: string }>(
  'move-turn',
  `with moved as (
    update assignment_turns set last_user_id = $3, last_count = $4, limits = $5 where company_id = $1
  )
  select m.user_id as id from members m
  where m.company_id = $1 and m.user_id = any($2) and ${hasLeads} and ${gap} is null
  for share of m`,
)

/**
 * Remembers who was last. Those who were chosen are locked, so that nobody is deactivated while a lead is being assigned to
 * them; whoever left before that is not among the answer.
 */
export const moveTurn = async (
  db: Db,
  companyId: string,
  chosen: string[],
  { last, count, limits }: TurnPlaces,
): Promise<Set<string>> =>
  new Set(
    (await holdPeople(db, [companyId, chosen, last, count, JSON.stringify(limits)])).map(({ id }) => id),
  )

interface TurnRow extends TeamPerson {
  gap: TurnGap | null
}

const wholeTurn = prepared<TurnRow>(
  'whole-turn',
  `select m.user_id as id, ${shownName('m', 'u')} as "fullName", m.role_name as role, ${gap} as gap
   from members m join users u on u.id = m.user_id
   left join assignment_turns t on t.company_id = m.company_id
   where m.company_id = $1 and ${hasLeads}
   order by coalesce(m.user_id <= t.last_user_id, false), m.user_id`,
)

/** Everybody who works with leads, in the order of the turn, also those who are passed over. */
export const findTurn = (db: Db, companyId: string): Promise<TurnRow[]> => wholeTurn(db, [companyId])
