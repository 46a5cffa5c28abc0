import type { CalendarDate } from '@foyer/contract/kit/dates'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../db/on-client'
import { leads } from '../../../db/schema/leads'
import { waiting } from '../../leads/service'

interface Asked {
  companyId: string
  today: CalendarDate
  /** Stages in which nothing is left to do. */
  ended: string[]
  /** Since when a lead stands still, by stage. */
  still: { stageId: string; since: Date }[]
  people: string[]
  /** And what nobody has. */
  withNobody: boolean
}

export interface WaitingRow extends Record<string, unknown> {
  /** Null for what nobody has. */
  personId: string | null
  overdue: number
  untouched: number
  still: number
}

/** Ranges of indexes that hold only what waits, however many leads there are. */
export function countWaiting(db: Db, { people, withNobody, still, ...asked }: Asked): Promise<WaitingRow[]> {
  const stages = sql`unnest(${sql.param(still.map(({ stageId }) => stageId))}::uuid[],
    ${sql.param(still.map(({ since }) => since.toISOString()))}::timestamptz[]) as stage(id, since)`
  const countOf = (part: 'overdue' | 'untouched', isTheirs: SQL) =>
    sql`(select count(*)::int from ${leads} where ${isTheirs} and ${waiting(part, asked)})`
  const rowOf = (isTheirs: SQL) =>
    sql`${countOf('overdue', isTheirs)} as overdue, ${countOf('untouched', isTheirs)} as untouched`
  return runPrepared<WaitingRow>(
    db,
    sql`with still as materialized (
        select ${leads.assigneeId} as id, count(*)::int as leads
        from ${stages} join ${leads} on ${leads.stageId} = stage.id and ${leads.stageSince} < stage.since
        where ${leads.companyId} = ${asked.companyId} and ${leads.deletedAt} is null and ${leads.archivedAt} is null
        group by ${leads.assigneeId}
      ), waits as (
        select one.id, ${rowOf(sql`${leads.assigneeId} = one.id`)} from unnest(${sql.param(people)}::uuid[]) as one(id)
        union all select null, ${rowOf(sql`${leads.assigneeId} is null`)} where ${withNobody}
      )
      select waits.id as "personId", waits.overdue, waits.untouched, coalesce(still.leads, 0) as still
      from waits left join still on still.id is not distinct from waits.id`,
  )
}
