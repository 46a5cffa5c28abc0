import type { Attendee } from '@foyer/contract/projects/minutes/model'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { minutePoints, minutes, projects } from '../../../../db/schema/projects'
import { visibleProjects } from '../../../../db/visible-projects'
import type { VisibleRecords } from '../../../teams/service'

export type MinutesRecord = Omit<typeof minutes.$inferSelect, 'attendees'> & { attendees: Attendee[] }

/** With the person who wrote them, if the reader may see their project. */
const found = (db: Db, companyId: string, visible: VisibleRecords, which: SQL | undefined) =>
  db
    .select({
      minutes,
      projectName: projects.name,
      writtenBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(minutes)
    .innerJoin(projects, and(eq(projects.companyId, minutes.companyId), eq(projects.id, minutes.projectId)))
    .leftJoin(members, and(eq(members.companyId, minutes.companyId), eq(members.userId, minutes.createdBy)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(minutes.companyId, companyId),
        isNull(projects.deletedAt),
        visibleProjects(db, companyId, visible),
        which,
      ),
    )

export interface FoundMinutes {
  minutes: MinutesRecord
  projectName: string
  writtenBy: string | undefined
}

const asFound = (row: Awaited<ReturnType<typeof found>>[number]): FoundMinutes => ({
  minutes: { ...row.minutes, attendees: row.minutes.attendees as Attendee[] },
  projectName: row.projectName,
  writtenBy: row.writtenBy ?? undefined,
})

export async function findMinutes(
  db: Db,
  companyId: string,
  visible: VisibleRecords,
  id: string,
  isDeleted = false,
): Promise<FoundMinutes | undefined> {
  const state = isDeleted ? isNotNull(minutes.deletedAt) : isNull(minutes.deletedAt)
  const [row] = await found(db, companyId, visible, and(eq(minutes.id, id), state))
  return row && asFound(row)
}

/** Nobody else changes them until the transaction ends. */
export const holdMinutes = (db: Db, companyId: string, id: string) =>
  db
    .select({ id: minutes.id })
    .from(minutes)
    .where(and(eq(minutes.companyId, companyId), eq(minutes.id, id)))
    .for('update')

interface Slice {
  limit: number
  after: { value: string; id: string } | undefined
}

export async function findMany(
  db: Db,
  companyId: string,
  visible: VisibleRecords,
  projectId: string,
  { limit, after }: Slice,
): Promise<FoundMinutes[]> {
  const beyond = after && sql`(${minutes.heldOn}, ${minutes.id}) < (${after.value}::date, ${after.id}::uuid)`
  const rows = await found(
    db,
    companyId,
    visible,
    and(eq(minutes.projectId, projectId), isNull(minutes.deletedAt), beyond),
  )
    .orderBy(desc(minutes.heldOn), desc(minutes.id))
    .limit(limit)
  return rows.map(asFound)
}

export async function countMinutes(db: Db, companyId: string, projectId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(minutes)
    .where(and(eq(minutes.companyId, companyId), eq(minutes.projectId, projectId), isNull(minutes.deletedAt)))
  return row?.count ?? 0
}

export const insertMinutes = (db: Db, row: typeof minutes.$inferInsert) => db.insert(minutes).values(row)

export const updateMinutes = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Omit<typeof minutes.$inferInsert, 'companyId' | 'id' | 'projectId'>>,
) =>
  db
    .update(minutes)
    .set(change)
    .where(and(eq(minutes.companyId, companyId), eq(minutes.id, id)))

/** Of all companies. */
export async function eraseDeletedMinutes(db: Db, before: Date): Promise<void> {
  const old = db.select({ id: minutes.id }).from(minutes).where(lt(minutes.deletedAt, before))
  await db.delete(minutePoints).where(inArray(minutePoints.minutesId, old))
  await db.delete(minutes).where(lt(minutes.deletedAt, before))
}
