import type { TeamPerson, TurnGap } from '@foyer/contract/teams/model'
import type { TurnPlace, TurnTaker } from '@foyer/contract/teams/turn'
import { type Db, prepared } from '../../../db/on-client'
import { shownName } from '../../../db/shown-name'

const hasLeads = `not m.is_client and m.deactivated_at is null and 'crm' = any(m.features)`
/** Whoever cannot work with a lead is not given one (C-168). */
const gap = `case when m.is_absent then 'absent'
  when m.last_sign_in_at is null and (m.is_first_login or m.invited_as is not null) then 'never-signed-in'
  when not m.crm_edit then 'reads-only' end`
const weights = 'left join assignment_weights w on w.company_id = m.company_id and w.user_id = m.user_id'
const weight = 'coalesce(w.weight, 1)'

/** The turn of everybody, and those of the limits by their ids. */
export interface TurnPlaces extends TurnPlace {
  limits: Record<string, TurnPlace>
}

/** Somebody in the turn, and which of the teams asked for they are in. */
export interface HeldTaker extends TurnTaker {
  teams: string[]
}

const lockTurn = prepared<TurnPlaces & { people: HeldTaker[] | null }>(
  'hold-turn',
  `with held as (
    insert into assignment_turns (company_id) values ($1)
    on conflict (company_id) do update set company_id = excluded.company_id
    returning last_user_id, last_count, limits
  )
  select held.last_user_id as last, held.last_count as count, held.limits,
    (select json_agg(json_build_object('id', m.user_id, 'weight', ${weight}, 'teams', array(
       select t.team_id from team_members t
       where t.company_id = m.company_id and t.user_id = m.user_id and t.team_id = any($2::uuid[])
     )) order by m.user_id) from members m ${weights}
     where m.company_id = $1 and ${hasLeads} and ${gap} is null and ${weight} > 0) as people
  from held`,
)

/** Locked until the transaction ends, so turns are taken one after the other. */
export const holdTurn = async (
  db: Db,
  companyId: string,
  teamIds: string[],
): Promise<TurnPlaces & { people: HeldTaker[] }> => {
  const [held] = await lockTurn(db, [companyId, teamIds])
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

export interface TurnRow extends TeamPerson, TurnTaker {
  gap: TurnGap | null
  /** The teams they are in. */
  teams: string[]
}

const wholeTurn = prepared<TurnRow>(
  'whole-turn',
  `select m.user_id as id, ${shownName('m', 'u')} as "fullName", m.role_name as role, ${weight} as weight,
     coalesce(${gap}, case when ${weight} = 0 then 'left-out' end) as gap,
     array(select t.team_id from team_members t where t.company_id = m.company_id and t.user_id = m.user_id)::text[] as teams
   from members m join users u on u.id = m.user_id ${weights}
   where m.company_id = $1 and ${hasLeads}
   order by m.user_id`,
)

/** Everybody who works with leads, in the order of ids, also those who are passed over. */
export const findTurn = (db: Db, companyId: string): Promise<TurnRow[]> => wholeTurn(db, [companyId])

const turnPlaces = prepared<TurnPlaces>(
  'turn-places',
  'select last_user_id as last, last_count as count, limits from assignment_turns where company_id = $1',
)

/** Where the turns are, not locked. */
export const findPlaces = async (db: Db, companyId: string): Promise<TurnPlaces> =>
  (await turnPlaces(db, [companyId]))[0] ?? { last: null, count: 1, limits: {} }
