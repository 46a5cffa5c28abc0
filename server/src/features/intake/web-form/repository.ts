import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { companies } from '../../../db/schema/company'
import { intakeDeliveries, intakeDoors } from '../../../db/schema/intake'

/** What only this kind of door has is in its settings. */
export type WebFormDoor = typeof intakeDoors.$inferSelect
type Written = Pick<WebFormDoor, 'source' | 'sourceName' | 'duplicates' | 'settings' | 'state'>

/** A company has one form, which has its id. */
const own = (companyId: string) =>
  and(eq(intakeDoors.companyId, companyId), eq(intakeDoors.id, companyId), isNull(intakeDoors.deletedAt))

export const findWebForm = async (db: Db, companyId: string): Promise<WebFormDoor | undefined> =>
  (await db.select().from(intakeDoors).where(own(companyId)))[0]

/** The first time with a key; later the key stays. */
export const writeWebForm = (
  db: Db,
  door: Written & Pick<WebFormDoor, 'companyId' | 'name' | 'key' | 'keyHash' | 'createdBy' | 'updatedAt'>,
) => {
  const { source, sourceName, duplicates, settings, state, updatedAt } = door
  return db
    .insert(intakeDoors)
    .values({ ...door, id: door.companyId, kind: 'web-form', createdAt: updatedAt })
    .onConflictDoUpdate({
      target: [intakeDoors.companyId, intakeDoors.id],
      // Whoever looks at it and saves it has read what was wrong.
      set: { source, sourceName, duplicates, settings, state, message: null, updatedAt },
    })
}

export const writeKey = async (
  db: Db,
  companyId: string,
  key: { key: string; keyHash: string; updatedAt: Date },
): Promise<boolean> =>
  (await db.update(intakeDoors).set(key).where(own(companyId)).returning({ id: intakeDoors.id })).length > 0

/** How a firm looks to visitors. */
export const findFirm = async (
  db: Db,
  companyId: string,
): Promise<{ name: string; logoFileId: string | null }> =>
  (
    await db
      .select({ name: companies.name, logoFileId: companies.logoFileId })
      .from(companies)
      .where(eq(companies.id, companyId))
  )[0] ?? { name: '', logoFileId: null }

export const countSince = async (db: Db, companyId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(intakeDeliveries)
    .where(
      and(
        eq(intakeDeliveries.companyId, companyId),
        eq(intakeDeliveries.doorId, companyId),
        sql`received_at >= ${since}`,
      ),
    )
  return row?.count ?? 0
}
