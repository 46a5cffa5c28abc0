import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { pipelines } from '../../../db/schema/pipeline'

const columns = {
  id: pipelines.id,
  name: pipelines.name,
  description: pipelines.description,
  nextStatusId: pipelines.nextStatusId,
}

const ofCompany = (db: Db, companyId: string) =>
  db.select(columns).from(pipelines).where(eq(pipelines.companyId, companyId)).limit(1)

export const findPipeline = async (db: Db, companyId: string) => (await ofCompany(db, companyId))[0]

/** Changes of stages, statuses or rules of a company wait for each other here. */
export const lockPipeline = async (db: Db, companyId: string) =>
  (await ofCompany(db, companyId).for('no key update'))[0]

export type PipelineRow = NonNullable<Awaited<ReturnType<typeof findPipeline>>>

export const insertPipeline = (db: Db, pipeline: typeof pipelines.$inferInsert) =>
  db.insert(pipelines).values(pipeline)

export const updatePipeline = (
  db: Db,
  companyId: string,
  id: string,
  change: { name?: string; description?: string | null; nextStatusId?: number },
) =>
  db
    .update(pipelines)
    .set(change)
    .where(and(eq(pipelines.companyId, companyId), eq(pipelines.id, id)))
