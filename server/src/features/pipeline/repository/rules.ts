import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { transitionRules } from '../../../db/schema/pipeline'

const columns = {
  id: transitionRules.id,
  from: transitionRules.fromStageId,
  to: transitionRules.toStageId,
  isAllowed: transitionRules.isAllowed,
  requiredFields: transitionRules.requiredFields,
  updatedAt: transitionRules.updatedAt,
}

const live = (companyId: string) =>
  and(eq(transitionRules.companyId, companyId), isNull(transitionRules.deletedAt))
const one = (companyId: string, id: string) =>
  and(eq(transitionRules.companyId, companyId), eq(transitionRules.id, id))

export const findRules = (db: Db, companyId: string) =>
  db
    .select(columns)
    .from(transitionRules)
    .where(live(companyId))
    .orderBy(desc(transitionRules.updatedAt), desc(transitionRules.id))
export type RuleRow = Awaited<ReturnType<typeof findRules>>[number]

export const holdRule = async (db: Db, companyId: string, id: string): Promise<RuleRow | undefined> =>
  (
    await db
      .select(columns)
      .from(transitionRules)
      .where(and(live(companyId), one(companyId, id)))
      .for('update')
  )[0]

export const holdDeletedRule = async (
  db: Db,
  companyId: string,
  id: string,
  since: Date,
): Promise<RuleRow | undefined> =>
  (
    await db
      .select(columns)
      .from(transitionRules)
      .where(and(one(companyId, id), gte(transitionRules.deletedAt, since)))
      .for('update')
  )[0]

export const isPairTaken = async (
  db: Db,
  companyId: string,
  { from, to, exceptId }: { from: string; to: string; exceptId?: string },
): Promise<boolean> => {
  const others = await db
    .select({ id: transitionRules.id })
    .from(transitionRules)
    .where(and(live(companyId), eq(transitionRules.fromStageId, from), eq(transitionRules.toStageId, to)))
  return others.some(({ id }) => id !== exceptId)
}

export const insertRules = (db: Db, rows: (typeof transitionRules.$inferInsert)[]) =>
  db.insert(transitionRules).values(rows)

export const updateRule = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<typeof transitionRules.$inferInsert>,
) => db.update(transitionRules).set(change).where(one(companyId, id))

/** Rules of a stage are deleted and restored with it. */
export const hideRulesOf = (db: Db, companyId: string, stageIds: string[], deletedAt: Date) =>
  db
    .update(transitionRules)
    .set({ deletedAt })
    .where(
      and(
        live(companyId),
        or(inArray(transitionRules.fromStageId, stageIds), inArray(transitionRules.toStageId, stageIds)),
      ),
    )

/** Those deleted with the stage, if the stage at the other end exists. */
export const showRulesOf = (db: Db, companyId: string, stageId: string, deletedAt: Date) =>
  db.execute(sql`
    update ${transitionRules} r set deleted_at = null
    where r.company_id = ${companyId} and r.deleted_at = ${deletedAt.toISOString()}::timestamptz
      and (r.from_stage_id = ${stageId} or r.to_stage_id = ${stageId})
      and 2 = (select count(*) from stages s where s.company_id = r.company_id and s.deleted_at is null
        and s.id in (r.from_stage_id, r.to_stage_id))
      and not exists (select 1 from transition_rules o where o.company_id = r.company_id
        and o.from_stage_id = r.from_stage_id and o.to_stage_id = r.to_stage_id and o.deleted_at is null)`)

export const eraseRules = (db: Db, before: Date) =>
  db
    .delete(transitionRules)
    .where(and(isNotNull(transitionRules.deletedAt), lt(transitionRules.deletedAt, before)))
