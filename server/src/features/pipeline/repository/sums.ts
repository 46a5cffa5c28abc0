import { eq, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../db/on-client'
import { leadTallies } from '../../../db/schema/derived/lead-sums'
import type { Visibility } from '../../teams/service'

interface StageSum extends Record<string, unknown> {
  stageId: string
  /** All of the company's. */
  leads: number
  /** Of the leads that the caller sees. */
  budget: number
}

/** How many leads are in each stage, and what they are worth: a sum over a few rows, however many leads there are. */
export const sumStages = (db: Db, companyId: string, visibility: Visibility): Promise<StageSum[]> => {
  const seen = visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId })
  return runPrepared<StageSum>(
    db,
    sql`select ${leadTallies.stageId} as "stageId", sum(${leadTallies.leads})::int as leads,
        coalesce(sum(${leadTallies.budget}) filter (where ${seen ?? sql`true`}), 0)::float8 as budget
      from ${leadTallies} where ${eq(leadTallies.companyId, companyId)} group by ${leadTallies.stageId}`,
  )
}
