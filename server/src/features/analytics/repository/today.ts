import { type Db, prepared } from '../../../db/on-client'
import { shownName } from '../../../db/shown-name'
import { isVisible, type VisibleRecords } from '../../teams/service'
import type { Counted } from '../counted'

interface Moments {
  from: Date
  to: Date
}

interface CallsOfDay {
  /** How many pauses between two calls of one person there were, and how long they were together. */
  gaps: number
  minutes: number
  /** Leads of which somebody said today that they are interested. */
  interested: number
}

/** Of each person the pauses add up to the time from the first call to the last. */
const callsOfDay = prepared<CallsOfDay>(
  'analytics-calls-of-day',
  `select coalesce(sum(calls - 1), 0)::int as gaps,
      coalesce(sum(extract(epoch from last - first)) / 60, 0)::float8 as minutes,
      (select count(*)::int from (
          select distinct lead_id from lead_calls
          where company_id = $1 and at >= $2 and at < $3 and call_status = 'interested'
        ) as c cross join lateral (
          select assignee_id, creator_id from leads
          where company_id = $1 and id = c.lead_id and deleted_at is null and archived_at is null offset 0
        ) as l
        where case when cardinality($7::uuid[]) > 0 then l.assignee_id = any($7::uuid[]) else ${isVisible('l', 4)} end) as interested
    from (
      select count(*) as calls, min(at) as first, max(at) as last from lead_calls
      where company_id = $1 and at >= $2 and at < $3 and author_id is not null
        and case when cardinality($7::uuid[]) > 0 then author_id = any($7::uuid[]) else $4::boolean or author_id = any($5::uuid[]) end
      group by author_id
    ) as people`,
)

export async function findCallsOfDay(
  db: Db,
  companyId: string,
  { visible, chosen }: Counted,
  { from, to }: Moments,
): Promise<CallsOfDay> {
  const { all, owners, unassigned } = visible
  const [row] = await callsOfDay(db, [companyId, from, to, all, owners, unassigned, chosen])
  return row ?? { gaps: 0, minutes: 0, interested: 0 }
}

interface LogQuery extends Moments {
  search: string | undefined
  after: { value: string | null; id: string } | undefined
  limit: number
}

export interface LogRow {
  id: string
  at: Date
  /** Its time to the microsecond. */
  cursor: string
  sentence: string
  remark: string | null
  author: string | null
  leadId: string
  type: number
  companyName: string | null
  firstName: string
  lastName: string
}

const logs = prepared<LogRow>(
  'analytics-logs-of-day',
  `select h.id, h.at, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor, h.sentence, h.remark,
      ${shownName('m', 'u')} as author, l.id as "leadId", l.type, l.company_name as "companyName",
      l.first_name as "firstName", l.last_name as "lastName"
    from lead_history h
    join leads l on l.company_id = h.company_id and l.id = h.lead_id
    join members m on m.company_id = h.company_id and m.user_id = h.actor_id
    join users u on u.id = m.user_id
    where h.company_id = $1 and h.at >= $2 and h.at < $3
      and ($4::boolean or h.actor_id = any($5::uuid[])) and ${isVisible('l', 4)} and l.deleted_at is null
      and ($7::text is null or strpos(lower(h.sentence || ' ' || coalesce(h.remark, '') || ' ' || l.first_name || ' ' || l.last_name
        || ' ' || coalesce(l.company_name, '') || ' ' || ${shownName('m', 'u')}), lower($7)) > 0)
      and ($8::timestamptz is null or (h.at, h.id) < ($8, $9::uuid))
    order by h.at desc, h.id desc limit $10`,
)

/** What these people did with leads that the caller may see, the latest first. */
export const findLogs = (
  db: Db,
  companyId: string,
  { all, owners, unassigned }: VisibleRecords,
  { from, to, search, after, limit }: LogQuery,
): Promise<LogRow[]> =>
  logs(db, [
    companyId,
    from,
    to,
    all,
    owners,
    unassigned,
    search ?? null,
    after?.value ?? null,
    after?.id ?? null,
    limit,
  ])
