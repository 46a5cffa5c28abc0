import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'
import { leadTags } from '../../db/schema/leads'
import { tags } from '../../db/schema/tags'

export type TagRow = typeof tags.$inferSelect

const of = (companyId: string, id: string) => and(eq(tags.companyId, companyId), eq(tags.id, id))

export const findTags = (db: Db, companyId: string): Promise<TagRow[]> =>
  db
    .select()
    .from(tags)
    .where(and(eq(tags.companyId, companyId), isNull(tags.deletedAt)))
    .orderBy(asc(tags.createdAt), asc(tags.id))

/** Locked until the transaction ends, so that of two edits at once the second sees the first. */
export const holdTag = async (
  db: Db,
  companyId: string,
  id: string,
  { isDeleted }: { isDeleted: boolean },
): Promise<TagRow | undefined> => {
  const state = isDeleted ? isNotNull(tags.deletedAt) : isNull(tags.deletedAt)
  const [row] = await db
    .select()
    .from(tags)
    .where(and(of(companyId, id), state))
    .for('update')
  return row
}

/** Undefined if the name is taken. */
export const insertTag = async (db: Db, tag: typeof tags.$inferInsert): Promise<TagRow | undefined> => {
  const [row] = await db.insert(tags).values(tag).onConflictDoNothing().returning()
  return row
}

export const isNameTaken = async (
  db: Db,
  companyId: string,
  name: string,
  exceptId: string,
): Promise<boolean> => {
  const found = await db
    .select({ id: tags.id })
    .from(tags)
    .where(
      and(
        eq(tags.companyId, companyId),
        eq(sql`lower(${tags.name})`, sql`lower(${name})`),
        isNull(tags.deletedAt),
        sql`${tags.id} <> ${exceptId}`,
      ),
    )
  return found.length > 0
}

export const updateTag = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Pick<TagRow, 'name' | 'colour' | 'updatedAt' | 'deletedAt'>>,
) => db.update(tags).set(change).where(of(companyId, id))

export const countLeadsWith = async (db: Db, companyId: string, tagId: string): Promise<number> => {
  const [row] = await db
    .select({ number: count() })
    .from(leadTags)
    .where(and(eq(leadTags.companyId, companyId), eq(leadTags.tagId, tagId)))
  return row?.number ?? 0
}

/** Changes of names in one company wait for each other, so that two cannot take the same one. */
export const holdNames = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('tags'), hashtext(${companyId}))`)
