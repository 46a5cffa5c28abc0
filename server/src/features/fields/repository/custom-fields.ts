import type { CustomField, FieldSection } from '@foyer/contract/fields/model'
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { companies } from '../../../db/schema/company'
import { customFields } from '../../../db/schema/fields'

type NewRow = typeof customFields.$inferInsert

const columns = {
  id: customFields.id,
  name: customFields.name,
  sections: customFields.sections,
  type: customFields.type,
  isRequired: customFields.isRequired,
  options: customFields.options,
  isDefault: customFields.isDefault,
}

const fieldOf = (row: Omit<CustomField, 'sections'> & { sections: number[] }): CustomField => ({
  ...row,
  sections: row.sections as FieldSection[],
})

const live = (companyId: string) => and(eq(customFields.companyId, companyId), isNull(customFields.deletedAt))
const one = (companyId: string, id: string) => and(live(companyId), eq(customFields.id, id))

export const findCustomFields = async (db: Db, companyId: string): Promise<CustomField[]> => {
  const rows = await db
    .select(columns)
    .from(customFields)
    .where(live(companyId))
    .orderBy(asc(customFields.sequence), asc(customFields.id))
  return rows.map(fieldOf)
}

const asTyped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The newest first, so that a new field is on the first page. */
export const findPage = async (
  db: Db,
  companyId: string,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ total: number; fields: CustomField[] }> => {
  const matching = and(live(companyId), search ? ilike(customFields.name, `%${asTyped(search)}%`) : undefined)
  const [counted] = await db.select({ total: count() }).from(customFields).where(matching)
  const rows = await db
    .select(columns)
    .from(customFields)
    .where(matching)
    .orderBy(desc(customFields.sequence), desc(customFields.id))
    .limit(limit)
    .offset(offset)
  return { total: counted?.total ?? 0, fields: rows.map(fieldOf) }
}

export const findCustomField = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<CustomField | undefined> => {
  const [row] = await db.select(columns).from(customFields).where(one(companyId, id))
  return row && fieldOf(row)
}

/** Locked until the transaction ends, so that a change and a deletion at once do not interfere. */
export const holdCustomField = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<CustomField | undefined> => {
  const [row] = await db.select(columns).from(customFields).where(one(companyId, id)).for('update')
  return row && fieldOf(row)
}

export const holdDeletedField = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<CustomField | undefined> => {
  const [row] = await db
    .select(columns)
    .from(customFields)
    .where(
      and(eq(customFields.companyId, companyId), eq(customFields.id, id), isNotNull(customFields.deletedAt)),
    )
    .for('update')
  return row && fieldOf(row)
}

export const bringBackField = (db: Db, companyId: string, id: string, now: Date) =>
  db
    .update(customFields)
    .set({ deletedAt: null, updatedAt: now })
    .where(and(eq(customFields.companyId, companyId), eq(customFields.id, id)))

/** Additions and renames within a company wait for each other, so that the limit and unique names hold. */
export const holdNames = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`custom_fields ${companyId}`}, 0))`)

export const countAndLast = async (
  db: Db,
  companyId: string,
): Promise<{ count: number; lastSequence: number }> => {
  const [row] = await db
    .select({ count: count(), last: sql<number>`coalesce(max(${customFields.sequence}), 0)` })
    .from(customFields)
    .where(live(companyId))
  return { count: row?.count ?? 0, lastSequence: Number(row?.last ?? 0) }
}

/** Returns whether the names were free; a taken one writes nothing. */
export const insertCustomFields = async (db: Db, rows: NewRow[]): Promise<number> =>
  (await db.insert(customFields).values(rows).onConflictDoNothing().returning({ id: customFields.id })).length

export const nameIsTaken = async (
  db: Db,
  companyId: string,
  { name, exceptId }: { name: string; exceptId: string },
): Promise<boolean> =>
  (
    await db
      .select({ id: customFields.id })
      .from(customFields)
      .where(
        and(
          live(companyId),
          eq(sql`lower(${customFields.name})`, sql`lower(${name})`),
          sql`${customFields.id} <> ${exceptId}`,
        ),
      )
  ).length > 0

export const updateCustomField = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Omit<NewRow, 'companyId' | 'id'>>,
) => db.update(customFields).set(change).where(one(companyId, id))

/** Locked until the transaction ends: two servers that start at once do not both create them. */
export const companiesWithoutDefaults = async (db: Db): Promise<string[]> => {
  const defaults = db
    .select({ id: customFields.id })
    .from(customFields)
    .where(and(eq(customFields.companyId, companies.id), eq(customFields.isDefault, true)))
  const rows = await db.select({ id: companies.id }).from(companies).where(notExists(defaults)).for('update')
  return rows.map(({ id }) => id)
}
