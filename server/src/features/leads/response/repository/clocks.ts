import { toldBeforeHandOver } from '@foyer/contract/leads/response/clock'
import type { StageKind } from '@foyer/contract/pipeline/model'
import { asJson } from '../../../../db/as-json'
import type { Db } from '../../../../db/on-client'
import { shownName } from '../../../../db/shown-name'

/** A lead whose next alert is due, and what of its company decides who is told. */
export interface DueAlert {
  companyId: string
  id: string
  type: number
  companyName: string | null
  firstName: string
  lastName: string
  assigneeId: string | null
  creatorId: string | null
  createdAt: Date
  alertsSent: number
  stageKind: StageKind
  /** The assignee, if they still work with leads, and whom they report to. */
  ownerId: string | null
  ownerName: string | null
  managerId: string | null
}

const atWork = (table: string) =>
  `not ${table}.is_client and ${table}.deactivated_at is null and 'crm' = any(${table}.features)`
const live = 'l.deleted_at is null and l.archived_at is null'

/** In the order in which they became due, of all companies; rows that another process has locked are skipped. */
export async function holdDueAlerts(
  db: Db,
  { now, atMost }: { now: Date; atMost: number },
): Promise<DueAlert[]> {
  const { rows } = await db.$client.query<DueAlert>(
    `select l.company_id as "companyId", l.id, l.type, l.company_name as "companyName", l.first_name as "firstName",
       l.last_name as "lastName", l.assignee_id as "assigneeId", l.creator_id as "creatorId", l.created_at as "createdAt",
       l.alerts_sent as "alertsSent", s.kind as "stageKind", o.user_id as "ownerId",
       case when o.user_id is not null then ${shownName('o', 'u')} end as "ownerName",
       b.user_id as "managerId"
     from leads l
     join stages s on s.company_id = l.company_id and s.id = l.stage_id
     left join members o on o.company_id = l.company_id and o.user_id = l.assignee_id and ${atWork('o')}
     left join users u on u.id = o.user_id
     left join members b on b.company_id = l.company_id and b.user_id = o.report_to and ${atWork('b')}
     where ${live} and l.alert_at <= $1 and l.alerts_sent < ${toldBeforeHandOver}
     order by l.alert_at limit $2
     for update of l skip locked`,
    [now, atMost],
  )
  return rows
}

/** Untouched leads that are to be given on, by company. */
export async function findToGiveOn(
  db: Db,
  { now, atMost }: { now: Date; atMost: number },
): Promise<{ companyId: string; ids: string[] }[]> {
  const { rows } = await db.$client.query<{ companyId: string; ids: string[] }>(
    `select company_id as "companyId", array_agg(id)::text[] as ids from (
       select l.company_id, l.id from leads l
       where ${live} and l.alert_at <= $1 and l.alerts_sent >= ${toldBeforeHandOver} order by l.alert_at limit $2
     ) due group by company_id`,
    [now, atMost],
  )
  return rows
}

export interface SetClock {
  company_id: string
  id: string
  alert_at: Date | null
  alerts_sent: number
  /** Left out where it stays. */
  respond_by?: Date | null
}

/** Not a change of the leads themselves: their time stays, and no page shows it. */
export async function writeClocks(db: Db, clocks: readonly SetClock[]): Promise<void> {
  if (clocks.length === 0) return
  const isSet = clocks.some(({ respond_by }) => respond_by !== undefined)
  await db.$client.query(
    `update leads l set alert_at = x.alert_at, alerts_sent = x.alerts_sent${isSet ? ', respond_by = x.respond_by' : ''}
     from json_to_recordset($1::json)
       as x(company_id uuid, id uuid, alert_at timestamptz, alerts_sent smallint, respond_by timestamptz)
     where l.company_id = x.company_id and l.id = x.id`,
    [asJson(clocks)],
  )
}

export interface FirmPeople {
  companyId: string
  admins: string[]
  /** Those who may assign, and the admins. */
  assigners: string[]
}

/** Who is told of leads that nobody has, or whose owner has no manager. */
export async function findFirmPeople(db: Db, companyIds: string[]): Promise<FirmPeople[]> {
  const isAdmin = '(m.is_admin or m.is_super_admin)'
  const { rows } = await db.$client.query<FirmPeople>(
    `select m.company_id as "companyId",
       coalesce(array_agg(m.user_id) filter (where ${isAdmin}), '{}')::text[] as admins,
       coalesce(array_agg(m.user_id) filter (where ${isAdmin} or (m.crm_edit and m.crm_can_assign)), '{}')::text[] as assigners
     from members m where m.company_id = any($1) and ${atWork('m')} group by m.company_id`,
    [companyIds],
  )
  return rows
}

export interface OpenClock {
  id: string
  createdAt: Date
  alertsSent: number
}

/** The next leads of a company that still wait for their first contact, in the order of ids, locked. */
export async function holdOpenClocks(
  db: Db,
  companyId: string,
  { after, atMost }: { after: string; atMost: number },
): Promise<OpenClock[]> {
  const { rows } = await db.$client.query<OpenClock>(
    `select l.id, l.created_at as "createdAt", l.alerts_sent as "alertsSent" from leads l
     where l.company_id = $1 and l.id > $2 and ${live} and l.respond_by is not null and l.first_contact_at is null
     order by l.id limit $3 for update of l`,
    [companyId, after, atMost],
  )
  return rows
}

/** Which of these leads a person has done anything with; how they came and whom they were first given does not count. */
export async function findTouched(db: Db, companyId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select distinct h.lead_id as id from lead_history h
     where h.company_id = $1 and h.lead_id = any($2) and h.actor_id is not null
       and h.kind not in ('created', 'enquired') and not (h.kind = 'assigned' and not h.details ? 'from')`,
    [companyId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}
