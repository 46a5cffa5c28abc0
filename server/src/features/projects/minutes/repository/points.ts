import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { minutePoints } from '../../../../db/schema/projects'
import { tasks } from '../../../../db/schema/tasks'

export type PointRow = typeof minutePoints.$inferSelect

const of = (companyId: string, minutesId: string) =>
  and(eq(minutePoints.companyId, companyId), eq(minutePoints.minutesId, minutesId))

/** In their order, with the task that was made of each, if it still is one. */
export const findPoints = (db: Db, companyId: string, minutesId: string) =>
  db
    .select({
      point: minutePoints,
      taskId: tasks.id,
      isDone: sql<boolean>`${tasks.doneAt} is not null`,
    })
    .from(minutePoints)
    .leftJoin(
      tasks,
      and(
        eq(tasks.companyId, minutePoints.companyId),
        eq(tasks.id, minutePoints.taskId),
        isNull(tasks.deletedAt),
      ),
    )
    .where(of(companyId, minutesId))
    .orderBy(asc(minutePoints.position))

export async function countPoints(
  db: Db,
  companyId: string,
  minutesIds: readonly string[],
): Promise<Map<string, number>> {
  if (minutesIds.length === 0) return new Map()
  const rows = await db
    .select({ id: minutePoints.minutesId, points: count() })
    .from(minutePoints)
    .where(and(eq(minutePoints.companyId, companyId), inArray(minutePoints.minutesId, [...minutesIds])))
    .groupBy(minutePoints.minutesId)
  return new Map(rows.map(({ id, points }) => [id, points]))
}

/** All of them anew, in their order. */
export async function replacePoints(
  db: Db,
  companyId: string,
  minutesId: string,
  rows: readonly Omit<PointRow, 'companyId' | 'minutesId' | 'position'>[],
): Promise<void> {
  await db.delete(minutePoints).where(of(companyId, minutesId))
  if (rows.length > 0)
    await db
      .insert(minutePoints)
      .values(rows.map((row, position) => ({ ...row, companyId, minutesId, position })))
}

export const updatePoint = (
  db: Db,
  companyId: string,
  minutesId: string,
  id: string,
  change: Partial<Pick<PointRow, 'taskId' | 'ownerId' | 'ownerName' | 'dueOn'>>,
) =>
  db
    .update(minutePoints)
    .set(change)
    .where(and(of(companyId, minutesId), eq(minutePoints.id, id)))
