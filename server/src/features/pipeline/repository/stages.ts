import type { PipelineStage, StageStatus } from '@foyer/contract/pipeline/model'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leads } from '../../../db/schema/leads'
import { stageStatuses, stages, transitionRules } from '../../../db/schema/pipeline'

type StageRow = Omit<PipelineStage, 'leads'>

/** Prepared statements: they are read with every list, and planning takes longer than reading. */
const stagesWhere = async (db: Db, name: string, condition: SQL | undefined): Promise<StageRow[]> => {
  const rows = await db
    .select({
      id: stages.id,
      name: stages.name,
      kind: stages.kind,
      sequence: stages.sequence,
      ordinal: stages.ordinal,
      staleAfterDays: stages.staleAfterDays,
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
    .where(condition)
    .groupBy(stages.companyId, stages.id)
    .orderBy(asc(stages.sequence), asc(stages.id))
    .prepare(name)
    .execute()
  return rows.map((row) => ({ ...row, staleAfterDays: row.staleAfterDays ?? undefined }))
}

/** Including deleted stages: a lead may still refer to one until it is moved. */
export const findStages = (db: Db, companyId: string) =>
  stagesWhere(db, 'stages', eq(stages.companyId, companyId))

export const findLiveStages = (db: Db, companyId: string) =>
  stagesWhere(db, 'live-stages', and(eq(stages.companyId, companyId), isNull(stages.deletedAt)))

/** Of one company, in the order in which they count as made. */
export const insertStages = (db: Db, rows: Omit<typeof stages.$inferInsert, 'ordinal'>[]) =>
  db.insert(stages).values(
    rows.map((row, place) => ({
      ...row,
      ordinal: sql`(select coalesce(max(ordinal), 0) from stages where company_id = ${row.companyId}) + ${place + 1}`,
    })),
  )

const some = (companyId: string, ids: string[]) =>
  and(eq(stages.companyId, companyId), inArray(stages.id, ids))

/** Waits for leads that are being moved into one of them, and then counts them. */
export const holdStages = (db: Db, companyId: string, ids: string[]) =>
  db.select({ id: stages.id }).from(stages).where(some(companyId, ids)).orderBy(asc(stages.id)).for('update')

/** For leads that are moved there: locks the stages against deletion; a deleted one is not found. */
export const holdLiveStages = async (db: Db, companyId: string, ids: string[]): Promise<Set<string>> => {
  const found = await db
    .select({ id: stages.id })
    .from(stages)
    .where(and(some(companyId, ids), isNull(stages.deletedAt)))
    .orderBy(asc(stages.id))
    .for('share')
  return new Set(found.map(({ id }) => id))
}

/** Those that the board shows and the settings count: archived ones come back into another stage (C-172). */
export const countLeadsIn = async (db: Db, companyId: string, stageId: string): Promise<number> =>
  db.$count(
    leads,
    and(
      eq(leads.companyId, companyId),
      eq(leads.stageId, stageId),
      isNull(leads.deletedAt),
      isNull(leads.archivedAt),
    ),
  )

export const renameStage = (db: Db, companyId: string, id: string, name: string, updatedAt: Date) =>
  db
    .update(stages)
    .set({ name, updatedAt })
    .where(some(companyId, [id]))

export const setStaleAfter = (
  db: Db,
  companyId: string,
  id: string,
  staleAfterDays: number | null,
  updatedAt: Date,
) =>
  db
    .update(stages)
    .set({ staleAfterDays, updatedAt })
    .where(some(companyId, [id]))

export const setSequences = (db: Db, companyId: string, order: { id: string; sequence: number }[]) =>
  db.execute(sql`
    update ${stages} s set sequence = v.sequence
    from unnest(${sql.param(order.map(({ id }) => id))}::uuid[], ${sql.param(order.map((one) => one.sequence))}::int[])
      as v(id, sequence)
    where s.company_id = ${companyId} and s.id = v.id`)

export const setDeleted = (db: Db, companyId: string, ids: string[], deletedAt: Date | null) =>
  db.update(stages).set({ deletedAt }).where(some(companyId, ids))

export const findDeletedStage = async (db: Db, companyId: string, id: string, since: Date) => {
  const [row] = await db
    .select({ deletedAt: stages.deletedAt })
    .from(stages)
    .where(and(some(companyId, [id]), gte(stages.deletedAt, since)))
    .for('update')
  if (!row?.deletedAt) return undefined
  const [stage] = await stagesWhere(db, 'one-stage', some(companyId, [id]))
  return stage && { stage, deletedAt: row.deletedAt }
}

/** Of all companies. What a lead or a rule still refers to stays until that is gone too. */
export const eraseStages = async (db: Db, before: Date): Promise<number> => {
  const leadsIn = db
    .select({ one: sql`1` })
    .from(leads)
    .where(and(eq(leads.companyId, stages.companyId), eq(leads.stageId, stages.id)))
  const rulesOf = db
    .select({ one: sql`1` })
    .from(transitionRules)
    .where(
      and(
        eq(transitionRules.companyId, stages.companyId),
        sql`(${transitionRules.fromStageId} = ${stages.id} or ${transitionRules.toStageId} = ${stages.id})`,
      ),
    )
  const gone = await db
    .select({ companyId: stages.companyId, id: stages.id })
    .from(stages)
    .where(
      and(isNotNull(stages.deletedAt), lt(stages.deletedAt, before), notExists(leadsIn), notExists(rulesOf)),
    )
    .for('update')
  for (const { companyId, id } of gone) {
    await db
      .delete(stageStatuses)
      .where(and(eq(stageStatuses.companyId, companyId), eq(stageStatuses.stageId, id)))
    await db.delete(stages).where(some(companyId, [id]))
  }
  return gone.length
}
