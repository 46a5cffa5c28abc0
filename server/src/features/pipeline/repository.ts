import type { Stage, StageStatus } from '@foyer/contract/pipeline/model'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { pipelines, stageStatuses, stages } from '../../db/schema/pipeline'

/** Deleted stages too: a lead may still point to one until it is moved. */
export const findStages = async (db: Db, companyId: string): Promise<Stage[]> =>
  db
    .select({
      id: stages.id,
      name: stages.name,
      kind: stages.kind,
      sequence: stages.sequence,
      statuses: sql<
        StageStatus[]
      >`coalesce(json_agg(json_build_object('id', ${stageStatuses.id}, 'name', ${stageStatuses.name})
        order by ${stageStatuses.sequence}) filter (where ${stageStatuses.id} is not null), '[]'::json)`,
    })
    .from(stages)
    .leftJoin(
      stageStatuses,
      and(eq(stageStatuses.companyId, stages.companyId), eq(stageStatuses.stageId, stages.id)),
    )
    .where(eq(stages.companyId, companyId))
    .groupBy(stages.companyId, stages.id)
    .orderBy(asc(stages.sequence))

export const insertPipeline = (db: Db, pipeline: typeof pipelines.$inferInsert) =>
  db.insert(pipelines).values(pipeline)

export const insertStages = (db: Db, rows: (typeof stages.$inferInsert)[]) => db.insert(stages).values(rows)

export const insertStatuses = (db: Db, rows: (typeof stageStatuses.$inferInsert)[]) =>
  db.insert(stageStatuses).values(rows)
