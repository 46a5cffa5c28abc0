import type { CallStatus, LeadCounts, LeadListQuery } from '@foyer/contract/leads/model'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leadTallies } from '../../../db/schema/leads'
import { stages } from '../../../db/schema/pipeline'
import type { Visibility } from '../../teams/service'

/** The numbers of everything the caller may see: a sum over a few rows, however many leads there are. */
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

/** How many leads a tab or a call status holds, for a list that nothing else narrows. */
export const countTallied = async (
  db: Db,
  companyId: string,
  { tab, callStatus }: Pick<LeadListQuery, 'tab' | 'callStatus'>,
  visibility: Visibility,
): Promise<number> => {
  const [row] = await db
    .select({ leads: sql<number>`coalesce(sum(${leadTallies.leads}), 0)::int` })
    .from(leadTallies)
    .innerJoin(stages, and(eq(stages.companyId, leadTallies.companyId), eq(stages.id, leadTallies.stageId)))
    .where(
      and(
        eq(leadTallies.companyId, companyId),
        visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId }),
        tab === 'unassigned' ? isNull(leadTallies.assigneeId) : undefined,
        tab === 'won' ? eq(stages.kind, 'won') : undefined,
        callStatus ? eq(leadTallies.callStatus, callStatus) : undefined,
      ),
    )
  return row?.leads ?? 0
}

export const findCompaniesToFold = async (db: Db, rows: number): Promise<string[]> => {
  const found = await db
    .select({ companyId: leadTallies.companyId })
    .from(leadTallies)
    .groupBy(leadTallies.companyId)
    .having(sql`count(*) > ${rows}`)
  return found.map((row) => row.companyId)
}

/** One row per key instead of one per change. Rows added meanwhile are left for the next time. */
export const foldTallies = (db: Db, companyId: string) =>
  db.execute(sql`
    with gone as (delete from ${leadTallies} where company_id = ${companyId} returning *)
    insert into ${leadTallies} (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    select company_id, assignee_id, creator_id, stage_id, call_status, sum(leads), sum(budget)
    from gone group by 1, 2, 3, 4, 5
    having sum(leads) <> 0 or sum(budget) <> 0`)

/** From the leads themselves, should the sums ever be in doubt. */
export const rebuildTallies = async (db: Db, companyId: string) => {
  await db.delete(leadTallies).where(eq(leadTallies.companyId, companyId))
  await db.execute(sql`
    insert into ${leadTallies} (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    select company_id, assignee_id, creator_id, stage_id, call_status, count(*), sum(coalesce(budget, 0))
    from leads where company_id = ${companyId} and deleted_at is null and archived_at is null
    group by 1, 2, 3, 4, 5`)
}
