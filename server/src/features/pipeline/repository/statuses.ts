import type { StatusRef } from '@foyer/contract/pipeline/model'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leads } from '../../../db/schema/leads'
import { stageStatuses } from '../../../db/schema/pipeline'

const one = (companyId: string, { stageId, statusId }: StatusRef) =>
  and(
    eq(stageStatuses.companyId, companyId),
    eq(stageStatuses.stageId, stageId),
    eq(stageStatuses.id, statusId),
  )

const behindTheLast = (companyId: string, stageId: string) =>
  sql<number>`(select coalesce(max(sequence), 0) + 1 from stage_statuses
    where company_id = ${companyId} and stage_id = ${stageId})`

export const insertStatuses = (db: Db, rows: (typeof stageStatuses.$inferInsert)[]) =>
  db.insert(stageStatuses).values(rows)

export const appendStatus = (
  db: Db,
  companyId: string,
  { stageId, id, name }: { stageId: string; id: number; name: string },
) =>
  db
    .insert(stageStatuses)
    .values({ companyId, stageId, id, name, sequence: behindTheLast(companyId, stageId) })

/** Including those of deleted stages: their ids are not reused. */
export const findHighestStatusId = async (db: Db, companyId: string): Promise<number> => {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${stageStatuses.id}), 0)` })
    .from(stageStatuses)
    .where(eq(stageStatuses.companyId, companyId))
  return row?.id ?? 0
}

export const renameStatus = (db: Db, companyId: string, ref: StatusRef, name: string) =>
  db.update(stageStatuses).set({ name }).where(one(companyId, ref))

export const moveStatus = (db: Db, companyId: string, ref: StatusRef, toStageId: string) =>
  db
    .update(stageStatuses)
    .set({ stageId: toStageId, sequence: behindTheLast(companyId, toStageId) })
    .where(one(companyId, ref))

export const deleteStatus = (db: Db, companyId: string, ref: StatusRef) =>
  db.delete(stageStatuses).where(one(companyId, ref))

/**
 * Leads of the stage with the status, and leads elsewhere that kept it when it was moved here (C-130): their own stage has
 * no status with this id. Archived ones come back with another status (C-172).
 */
export const countLeadsWith = (db: Db, companyId: string, { stageId, statusId }: StatusRef) =>
  db.$count(
    leads,
    and(
      eq(leads.companyId, companyId),
      eq(leads.statusId, statusId),
      isNull(leads.deletedAt),
      isNull(leads.archivedAt),
      sql`(${leads.stageId} = ${stageId} or not exists (select 1 from ${stageStatuses} own
        where own.company_id = ${leads.companyId} and own.stage_id = ${leads.stageId} and own.id = ${statusId}))`,
    ),
  )
