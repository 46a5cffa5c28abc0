import type { FollowUpFigure } from '@foyer/contract/analytics/model'
import type { Span } from '@foyer/contract/analytics/period'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { type Db, prepared } from '../../../db/on-client'
import type { Counted } from '../counted'
import { joinLead, type LeadOfEntry, leadOfEntry } from './lead-of-entry'

export interface FollowUpRow extends LeadOfEntry {
  id: string
  dueOn: CalendarDate
  personId: string | null
  settledAt: Date | null
}

interface FollowUpQuery {
  figure: FollowUpFigure
  settled: Span
  /** Those that still stand and are due in this span are missed as well. */
  overdue: Span
  /** Those due before this day, or on it with a smaller number. */
  before: { day: CalendarDate; id: string }
  /** Only those that nobody has. */
  ofNobody: boolean
  limit: number
}

const isBefore = (day: string, id: string) =>
  `${day} <= $8::date and (${day}, ${id}) < ($8::date, $9::bigint)`

const isOf = (person: string) =>
  `case when $14::boolean then ${person} is null else $10::boolean or ${person} = any($11::uuid[]) end`

const followUps = prepared<FollowUpRow>(
  'analytics-follow-ups',
  `select f.id::text, f.due_on::text as "dueOn", f.person_id as "personId", f.settled_at as "settledAt", ${leadOfEntry}
    from (
      (select id, lead_id, due_on, settled_at, person_id from lead_follow_ups
        where company_id = $1 and outcome is not null and outcome = $5 and due_on between $6::date and $7::date
          and ${isBefore('due_on', 'id')} and ${isOf('person_id')}
        order by due_on desc, id desc limit $12)
      union all
      (select o.id, o.lead_id, o.due_on, null, s.assignee_id from lead_follow_ups o
        cross join lateral (
          select s.assignee_id from leads s where s.company_id = $1 and s.id = o.lead_id and s.deleted_at is null
            and s.archived_at is null and ${isOf('s.assignee_id')} limit 1
        ) as s
        where $5 = 'missed' and o.company_id = $1 and o.outcome is null and o.due_on between $6::date and $13::date
          and ${isBefore('o.due_on', 'o.id')}
        order by o.due_on desc, o.id desc limit $12)
    ) as f
    ${joinLead('f.lead_id')}
    order by f.due_on desc, f.id desc limit $12`,
)

/** The follow-ups behind a number, the latest day first. */
export function findFollowUps(
  db: Db,
  companyId: string,
  { visible, chosen }: Counted,
  { figure, settled, overdue, before, ofNobody, limit }: FollowUpQuery,
): Promise<FollowUpRow[]> {
  const { all, owners, unassigned } = visible
  const people = chosen.length > 0 ? chosen : owners
  return followUps(db, [
    companyId,
    all,
    owners,
    unassigned,
    figure,
    settled.from,
    settled.to,
    before.day,
    before.id,
    all && chosen.length === 0,
    people,
    limit,
    overdue.to,
    ofNobody,
  ])
}
