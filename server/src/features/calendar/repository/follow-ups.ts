import type { CalendarDate } from '@foyer/contract/kit/dates'
import type { LeadType, RemarkType } from '@foyer/contract/leads/model'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../db/any-of'
import { type Db, runPrepared } from '../../../db/on-client'
import { leads } from '../../../db/schema/leads'

interface Asked {
  companyId: string
  /** Whose follow-ups; undefined for everybody's. */
  assignees: string[] | undefined
  from: CalendarDate
  to: CalendarDate
  seen: SQL | undefined
}

export interface PlannedRow {
  id: string
  type: number
  companyName: string | null
  firstName: string
  lastName: string
  phone: string | null
  address: string | null
  city: string | null
  assigneeId: string
  on: CalendarDate
  time: string | null
  kind: RemarkType | null
  updatedAt: string
}

export interface DayRow extends Record<string, unknown> {
  on: CalendarDate
  isVisits: boolean
  total: number
  rows: PlannedRow[]
}

export const owners = { assignee: leads.assigneeId, creator: leads.creatorId }

const ofPeople = ({ companyId, assignees, seen }: Asked) =>
  and(
    eq(leads.companyId, companyId),
    isNull(leads.deletedAt),
    isNull(leads.archivedAt),
    isNotNull(leads.followUpOn),
    isNotNull(leads.assigneeId),
    assignees && isAnyOf(leads.assigneeId, assignees),
    seen,
  )

const onDay = sql`${leads.followUpAt} >= d.on and ${leads.followUpAt} < d.on + interval '1 day'`
const isVisit = eq(leads.followUpKind, 'client-visit')
const isOther = sql`${leads.followUpKind} is distinct from 'client-visit'`

const planned = sql`json_build_object('id', p.id, 'type', p.type, 'companyName', p.company_name,
  'firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone, 'address', p.address, 'city', p.city,
  'assigneeId', p.assignee_id, 'on', p.follow_up_on, 'time', p.follow_up_time, 'kind', p.follow_up_kind,
  'updatedAt', p.updated_at)`

/** Both kinds walk along an index from the beginning of the day; counting needs the index alone. */
const partOf = (asked: Asked, limit: number, isVisits: boolean) => sql`
  select d.on::date::text as "on", ${sql.raw(String(isVisits))} as "isVisits", c.total, r.rows
  from generate_series(${asked.from}::timestamp, ${asked.to}::timestamp, interval '1 day') d("on")
  cross join lateral (
    select count(*)::int as total from ${leads}
    where ${ofPeople(asked)} and ${onDay} and ${isVisits ? isVisit : sql`true`}
  ) c
  cross join lateral (
    select coalesce(json_agg(${planned} order by p.follow_up_at, p.id), '[]'::json) as rows from (
      select * from ${leads} where c.total > 0 and ${ofPeople(asked)} and ${onDay} and ${isVisits ? isVisit : isOther}
      order by ${leads.followUpAt}, ${leads.id} limit ${sql.raw(String(limit))}
    ) p
  ) r
  where c.total > 0`

/** Of each day its visits and its other follow-ups, the first of each; the total of the others counts visits too. */
export const daysStatement = (asked: Asked, limit: number): SQL =>
  sql`${partOf(asked, limit, true)} union all ${partOf(asked, limit, false)}`

export const findDays = (db: Db, asked: Asked, limit: number): Promise<DayRow[]> =>
  runPrepared<DayRow>(db, daysStatement(asked, limit))

/** For the file of one person: from a day on, or back from it. */
export const findPlanned = (
  db: Db,
  asked: Omit<Asked, 'seen'>,
  { limit, isBackwards }: { limit: number; isBackwards: boolean },
): Promise<(PlannedRow & Record<string, unknown>)[]> => {
  const order = isBackwards ? sql`follow_up_at desc, id desc` : sql`follow_up_at, id`
  return runPrepared(
    db,
    sql`select id, type, company_name as "companyName", first_name as "firstName", last_name as "lastName", phone, address,
      city, assignee_id as "assigneeId", follow_up_on::text as "on", follow_up_time as time, follow_up_kind as kind,
      updated_at as "updatedAt"
    from ${leads}
    where ${ofPeople({ ...asked, seen: undefined })} and ${leads.followUpAt} >= ${asked.from}::timestamp
      and ${leads.followUpAt} < ${asked.to}::timestamp
    order by ${order} limit ${sql.raw(String(limit))}`,
  )
}

export const typeOf = ({ type }: PlannedRow): LeadType => (type === 1 ? 'corporate' : 'individual')
