import { isFiltered, noFilters, unassigned } from '@foyer/contract/leads/list/filters'
import type { CallStatus, LeadCounts, LeadFilters, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadTagTallies, leadTallies } from '../../../../db/schema/lead-sums'
import { stages } from '../../../../db/schema/pipeline'
import type { Visibility } from '../../../teams/service'

/** The counts of everything the caller may see: a sum over a few rows, however many leads there are. */
export async function sumTallies(db: Db, companyId: string, visibility: Visibility): Promise<LeadCounts> {
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${leadTallies.leads}) filter (where ${condition}), 0)::int`
  const withCallStatus = (status: CallStatus) => having(sql`${leadTallies.callStatus} = ${status}`)
  const [counts] = await db
    .select({
      total: sql<number>`coalesce(sum(${leadTallies.leads}), 0)::int`,
      interested: withCallStatus('interested'),
      followUp: withCallStatus('follow-up'),
      noResponse: withCallStatus('no-response'),
      notInterested: withCallStatus('not-interested'),
      unassigned: having(sql`${leadTallies.assigneeId} is null`),
      won: having(sql`${stages.kind} = 'won'`),
    })
    .from(leadTallies)
    .innerJoin(stages, and(eq(stages.companyId, leadTallies.companyId), eq(stages.id, leadTallies.stageId)))
    .where(
      and(
        eq(leadTallies.companyId, companyId),
        visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId }),
      ),
    )
  return (
    counts ?? { total: 0, interested: 0, followUp: 0, noResponse: 0, notInterested: 0, unassigned: 0, won: 0 }
  )
}

/**
 * What the sums can count: tab, call status, stage, assignee, and one tag, because a lead with two is in the sums of both.
 */
const tallied: (keyof LeadFilters)[] = ['callStatuses', 'stageIds', 'assignees', 'tagIds']

/** Whether the sums know every filter of the list. */
export const isTallied = ({ search, followUpFrom, followUpTo, filters }: LeadSelectionQuery): boolean =>
  !search &&
  !followUpFrom &&
  !followUpTo &&
  (filters?.tagIds.length ?? 0) < 2 &&
  (!filters || !isFiltered({ ...filters, ...Object.fromEntries(tallied.map((key) => [key, []])) }))

/** How many leads such a list has, as a sum over a few rows. */
export const countTallied = async (
  db: Db,
  companyId: string,
  { tab, callStatus, filters = noFilters }: LeadSelectionQuery,
  visibility: Visibility,
): Promise<number> => {
  const people = filters.assignees.filter((one) => one !== unassigned)
  const [tagId] = filters.tagIds
  const sums = tagId ? leadTagTallies : leadTallies
  const [row] = await db
    .select({ leads: sql<number>`coalesce(sum(${sums.leads}), 0)::int` })
    .from(sums)
    .innerJoin(stages, and(eq(stages.companyId, sums.companyId), eq(stages.id, sums.stageId)))
    .where(
      and(
        eq(sums.companyId, companyId),
        tagId ? eq(leadTagTallies.tagId, tagId) : undefined,
        visibility({ assignee: sums.assigneeId, creator: sums.creatorId }),
        tab === 'unassigned' ? isNull(sums.assigneeId) : undefined,
        tab === 'won' ? eq(stages.kind, 'won') : undefined,
        callStatus ? eq(sums.callStatus, callStatus) : undefined,
        filters.callStatuses.length ? inArray(sums.callStatus, filters.callStatuses) : undefined,
        filters.stageIds.length ? inArray(sums.stageId, filters.stageIds) : undefined,
        filters.assignees.length
          ? or(
              people.length ? inArray(sums.assigneeId, people) : undefined,
              filters.assignees.includes(unassigned) ? isNull(sums.assigneeId) : undefined,
            )
          : undefined,
      ),
    )
  return row?.leads ?? 0
}

export const findCompaniesToFold = async (db: Db, rows: number): Promise<string[]> => {
  const { rows: found } = await db.execute<{ company_id: string }>(sql`
    select company_id from ${leadTallies} group by company_id having count(*) > ${rows}
    union
    select company_id from ${leadTagTallies} group by company_id having count(*) > ${rows}`)
  return found.map((row) => row.company_id)
}

/** One row per key instead of one per change. Rows added meanwhile are left for the next run. */
export const foldTallies = async (db: Db, companyId: string) => {
  await db.execute(sql`
    with gone as (delete from ${leadTallies} where company_id = ${companyId} returning *)
    insert into ${leadTallies} (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    select company_id, assignee_id, creator_id, stage_id, call_status, sum(leads), sum(budget)
    from gone group by 1, 2, 3, 4, 5
    having sum(leads) <> 0 or sum(budget) <> 0`)
  await db.execute(sql`
    with gone as (delete from ${leadTagTallies} where company_id = ${companyId} returning *)
    insert into ${leadTagTallies} (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    select company_id, tag_id, assignee_id, creator_id, stage_id, call_status, sum(leads), sum(budget)
    from gone group by 1, 2, 3, 4, 5, 6
    having sum(leads) <> 0 or sum(budget) <> 0`)
}

/** Rebuilt from the leads themselves, in case the sums are ever wrong. */
export const rebuildTallies = async (db: Db, companyId: string) => {
  await db.delete(leadTallies).where(eq(leadTallies.companyId, companyId))
  await db.execute(sql`
    insert into ${leadTallies} (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    select company_id, assignee_id, creator_id, stage_id, call_status, count(*), sum(coalesce(budget, 0))
    from leads where company_id = ${companyId} and deleted_at is null and archived_at is null
    group by 1, 2, 3, 4, 5`)
  await db.delete(leadTagTallies).where(eq(leadTagTallies.companyId, companyId))
  await db.execute(sql`
    insert into ${leadTagTallies} (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    select t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, count(*),
      sum(coalesce(l.budget, 0))
    from lead_tags t join leads l on l.company_id = t.company_id and l.id = t.lead_id
    where t.company_id = ${companyId} and l.deleted_at is null and l.archived_at is null
    group by 1, 2, 3, 4, 5, 6`)
}
