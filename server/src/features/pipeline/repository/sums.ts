import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leadTallies } from '../../../db/schema/lead-sums'
import type { Visibility } from '../../teams/service'

/** How many leads are in each stage: a sum over a few rows, however many leads there are. */
export const sumLeads = async (db: Db, companyId: string): Promise<Map<string, number>> => {
  const rows = await db
    .select({ stageId: leadTallies.stageId, leads: sql<number>`sum(${leadTallies.leads})::int` })
    .from(leadTallies)
    .where(eq(leadTallies.companyId, companyId))
    .groupBy(leadTallies.stageId)
  return new Map(rows.map(({ stageId, leads }) => [stageId, leads]))
}

export const sumBudgets = async (db: Db, companyId: string, visibility: Visibility): Promise<number> => {
  const seen = visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId })
  const [row] = await db
    .select({ value: sql<number>`coalesce(sum(${leadTallies.budget}), 0)::float8` })
    .from(leadTallies)
    .where(sql`${eq(leadTallies.companyId, companyId)} and ${seen ?? sql`true`}`)
  return row?.value ?? 0
}
