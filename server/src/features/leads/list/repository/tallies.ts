import { isFiltered, noFilters } from '@foyer/contract/leads/list/filters'
import type { CallStatus, LeadCounts, LeadFilters, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../../db/any-of'
import { type Db, preparedStatement, runStatement, type Statement } from '../../../../db/on-client'
import { leadTagTallies, leadTallies } from '../../../../db/schema/derived/lead-sums'
import type { Visibility } from '../../../teams/service'
import type { CompanyFacts } from './company-facts'
import { isGivenTo } from './filters'

/** The counts of everything the caller may see: a sum over a few rows, however many leads there are. */
export function talliesStatement(
  { companyId, wonStageIds }: CompanyFacts,
  visibility: Visibility,
): Statement {
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${leadTallies.leads}) filter (where ${condition}), 0)::int`
  const withCallStatus = (status: CallStatus) => having(sql`${leadTallies.callStatus} = ${status}`)
  return preparedStatement(
    sql`select coalesce(sum(${leadTallies.leads}), 0)::int as "total",
        ${withCallStatus('interested')} as "interested", ${withCallStatus('follow-up')} as "followUp",
        ${withCallStatus('no-response')} as "noResponse", ${withCallStatus('not-interested')} as "notInterested",
        ${having(sql`${leadTallies.assigneeId} is null`)} as "unassigned",
        ${having(isAnyOf(leadTallies.stageId, wonStageIds))} as "won"
      from ${leadTallies}
      where ${and(
        eq(leadTallies.companyId, companyId),
        visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId }),
      )}`,
  )
}

export async function sumTallies(db: Db, statement: Statement): Promise<LeadCounts> {
  const [counts] = await runStatement<LeadCounts & Record<string, unknown>>(db, statement)
  return (
    counts ?? { total: 0, interested: 0, followUp: 0, noResponse: 0, notInterested: 0, unassigned: 0, won: 0 }
  )
}

/**
 * What the sums can count: tab, call status, stage, assignee, and one tag, because a lead with two is in the sums of both.
 */
const summed: (keyof LeadFilters)[] = ['callStatuses', 'stageIds', 'assignees', 'tagIds']

/** Whether the sums know every filter of the list. */
export const isTallied = ({ search, followUpFrom, followUpTo, filters }: LeadSelectionQuery): boolean =>
  !search &&
  !followUpFrom &&
  !followUpTo &&
  (filters?.tagIds.length ?? 0) < 2 &&
  (!filters || !isFiltered({ ...filters, ...Object.fromEntries(summed.map((key) => [key, []])) }))

/** How many leads such a list has, as a sum over a few rows. */
export const tallied = (
  company: CompanyFacts,
  { tab, callStatus, filters = noFilters }: LeadSelectionQuery,
  visibility: Visibility,
): SQL => {
  const [tagId] = filters.tagIds
  const sums = tagId ? leadTagTallies : leadTallies
  return sql`select coalesce(sum(${sums.leads}), 0) from ${sums} where ${and(
    eq(sums.companyId, company.companyId),
    tagId ? eq(leadTagTallies.tagId, tagId) : undefined,
    visibility({ assignee: sums.assigneeId, creator: sums.creatorId }),
    tab === 'unassigned' ? isNull(sums.assigneeId) : undefined,
    tab === 'won' ? isAnyOf(sums.stageId, company.wonStageIds) : undefined,
    callStatus ? eq(sums.callStatus, callStatus) : undefined,
    filters.callStatuses.length > 0 ? isAnyOf(sums.callStatus, filters.callStatuses) : undefined,
    filters.stageIds.length > 0 ? isAnyOf(sums.stageId, filters.stageIds) : undefined,
    filters.assignees.length > 0 ? isGivenTo(sums.assigneeId, filters.assignees, company) : undefined,
  )}`
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
