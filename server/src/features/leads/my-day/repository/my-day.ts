import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import type { MyDayPart } from '@foyer/contract/leads/my-day/model'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import { hasNoNextStep, isDue, isOpen, isUntouched } from '../../list/repository/conditions/states'
import { ownNames, selectedAs, selectedResponse, type WatchedRow } from '../../list/repository/row-values'

interface Whose {
  companyId: string
  userId: string
  today: CalendarDate
  /** Stages in which nothing is left to do. */
  ended: string[]
  /** Which leads the person may see, whoever has them. */
  seen?: SQL | undefined
}

/** By whom a lead may be seen. */
export const owners = { assignee: leads.assigneeId, creator: leads.creatorId }

const visitDays = 7

const toFollowUp = (from: CalendarDate | undefined, before: CalendarDate) =>
  and(isNotNull(leads.followUpOn), isDue(from, before))

/** The dated ones are a range of leads_to_follow_up, the others are read in leads_by_assignee alone. */
const conditions: Record<MyDayPart, (whose: Whose) => SQL | undefined> = {
  unanswered: (whose) => isUnanswered(whose),
  overdue: ({ today }) => toFollowUp(undefined, today),
  today: ({ today }) => toFollowUp(today, addDays(today, 1)),
  visits: ({ today }) =>
    and(toFollowUp(today, addDays(today, visitDays + 1)), eq(leads.followUpKind, 'client-visit')),
  untouched: ({ ended }) => and(isUntouched, isOpen(ended)),
  'without-next-step': ({ ended }) => and(hasNoNextStep, isOpen(ended)),
}

/** C-167: answered by whatever the same person has said of the lead since, as a screen or a client writes it. */
const isUnanswered = ({ companyId, userId, seen }: Whose) =>
  and(
    seen,
    sql`${leads.id} in (select c.lead_id from unanswered_calls c where c.company_id = ${companyId} and c.user_id = ${userId}
      and not exists (select from lead_history h where h.company_id = c.company_id and h.lead_id = c.lead_id
        and h.at > c.at and h.actor_id = c.user_id
        and h.kind in ('call', 'contacted', 'interaction', 'remark', 'status', 'stage')))`,
  )

/** The same leads of anybody: whose, the caller says. */
export const waiting = (part: 'overdue' | 'untouched', whose: Omit<Whose, 'userId'>) =>
  live(part, { ...whose, userId: '' })

const live = (part: MyDayPart, whose: Whose) =>
  and(
    eq(leads.companyId, whose.companyId),
    isNull(leads.deletedAt),
    isNull(leads.archivedAt),
    conditions[part](whose),
  )

export const filterOf = (part: MyDayPart, whose: Whose) =>
  and(part === 'unanswered' ? undefined : eq(leads.assigneeId, whose.userId), live(part, whose))

export const countPart = async (db: Db, part: MyDayPart, whose: Whose): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(leads)
    .where(filterOf(part, whose))
  return row?.count ?? 0
}

const newestFirst = sql`${leads.createdAt} desc, ${leads.id} desc`
/** Who waits for a first contact comes before the others, the most urgent first. */
const mostUrgentFirst = sql`case when ${leads.firstContactAt} is null then ${leads.respondBy} end nulls last, ${newestFirst}`

/** Follow-ups: the earliest first; other leads: the newest first. */
const firstOf = (part: MyDayPart, whose: Whose, limit: number): SQL => {
  const isDated = part === 'overdue' || part === 'today' || part === 'visits'
  const others = part === 'untouched' ? mostUrgentFirst : newestFirst
  const order = isDated ? sql`${leads.followUpAt}, ${leads.id}` : others
  return sql`select ${leads}.*, row_number() over (order by ${order}) as place from ${leads}
    where ${filterOf(part, whose)} order by ${order} limit ${sql.raw(String(limit))}`
}

interface PartRow extends Record<string, unknown> {
  part: MyDayPart
  total: number
  rows: WatchedRow[]
}

/** The first leads of each part, and how many it has: counted only where there are more. */
export const findParts = (
  db: Db,
  parts: readonly MyDayPart[],
  whose: Whose,
  limit: number,
): Promise<PartRow[]> => {
  const one = (part: MyDayPart) => sql`
    select ${part}::text as part, coalesce(json_strip_nulls(json_agg(p.row order by p.place)), '[]'::json) as rows,
      case when count(*) < ${sql.raw(String(limit))} then count(*)
        else (select count(*) from ${leads} where ${filterOf(part, whose)}) end::int as total
    from (
      select l.place, (select row_to_json(r) from (select ${sql.raw(`${selectedAs(ownNames)}, ${selectedResponse}`)}) r) as row
      from (${firstOf(part, whose, limit)}) l
    ) p`
  return runPrepared<PartRow>(db, sql.join(parts.map(one), sql` union all `))
}

interface OverdueRow extends Record<string, unknown> {
  id: string
  dueOn: CalendarDate
  type: number
  companyName: string | null
  firstName: string
  lastName: string
  total: number
}

/** The first of them that the caller may see, the longest overdue first; of nobody without an assignee. */
export const findOverdue = (
  db: Db,
  { assigneeId, ...whose }: Omit<Whose, 'userId'> & { assigneeId: string | undefined },
  limit: number,
): Promise<OverdueRow[]> =>
  runPrepared<OverdueRow>(
    db,
    sql`select ${leads.id}, ${leads.followUpOn}::text as "dueOn", ${leads.type}, ${leads.companyName} as "companyName",
        ${leads.firstName} as "firstName", ${leads.lastName} as "lastName", count(*) over ()::int as total
      from ${leads}
      where ${and(assigneeId ? eq(leads.assigneeId, assigneeId) : isNull(leads.assigneeId), whose.seen, waiting('overdue', whose))}
      order by ${leads.followUpAt}, ${leads.id} limit ${sql.raw(String(limit))}`,
  )
