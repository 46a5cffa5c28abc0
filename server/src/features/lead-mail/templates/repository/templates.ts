import type { TemplateType } from '@foyer/contract/lead-mail/templates/model'
import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { emailTemplates } from '../../../../db/schema/lead-mail'

export type TemplateRow = typeof emailTemplates.$inferSelect

const of = (companyId: string, id: string) =>
  and(eq(emailTemplates.companyId, companyId), eq(emailTemplates.id, id))
const live = (companyId: string) =>
  and(eq(emailTemplates.companyId, companyId), isNull(emailTemplates.deletedAt))

export const findTemplates = (
  db: Db,
  companyId: string,
  types: readonly TemplateType[],
): Promise<TemplateRow[]> =>
  db
    .select()
    .from(emailTemplates)
    .where(and(live(companyId), inArray(emailTemplates.type, [...types])))
    .orderBy(emailTemplates.type, emailTemplates.createdAt, emailTemplates.id)

export const findTemplate = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<TemplateRow | undefined> => {
  const [row] = await db
    .select()
    .from(emailTemplates)
    .where(and(of(companyId, id), isNull(emailTemplates.deletedAt)))
  return row
}

/** Locked until the transaction ends, so that of two edits at once the second sees the first. */
export const holdTemplate = async (
  db: Db,
  companyId: string,
  id: string,
  { isDeleted }: { isDeleted: boolean },
): Promise<TemplateRow | undefined> => {
  const state = isDeleted ? isNotNull(emailTemplates.deletedAt) : isNull(emailTemplates.deletedAt)
  const [row] = await db
    .select()
    .from(emailTemplates)
    .where(and(of(companyId, id), state))
    .for('update')
  return row
}

export const countTemplates = async (db: Db, companyId: string): Promise<number> => {
  const [row] = await db.select({ number: count() }).from(emailTemplates).where(live(companyId))
  return row?.number ?? 0
}

export const isNameTaken = async (
  db: Db,
  companyId: string,
  name: string,
  exceptId: string | undefined,
): Promise<boolean> => {
  const found = await db
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(and(live(companyId), eq(sql`lower(${emailTemplates.name})`, sql`lower(${name})`)))
  return found.some(({ id }) => id !== exceptId)
}

export const insertTemplates = (
  db: Db,
  rows: (typeof emailTemplates.$inferInsert)[],
): Promise<TemplateRow[]> => db.insert(emailTemplates).values(rows).returning()

export const updateTemplate = async (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Omit<TemplateRow, 'companyId' | 'id' | 'createdAt'>>,
): Promise<TemplateRow | undefined> => {
  const [row] = await db.update(emailTemplates).set(change).where(of(companyId, id)).returning()
  return row
}

/** The texts of all templates that name one of these files. */
export const findHtmlWith = async (
  db: Db,
  companyId: string,
  fileIds: readonly string[],
): Promise<string[]> => {
  const patterns = fileIds.map((id) => `%/${id}%`)
  const rows = await db
    .select({ html: emailTemplates.html })
    .from(emailTemplates)
    .where(and(live(companyId), sql`${emailTemplates.html} like any(${sql.param(patterns)}::text[])`))
  return rows.map(({ html }) => html)
}

/** Changes of names in one company wait for each other, so that two cannot take the same one. */
export const holdNames = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('email-templates'), hashtext(${companyId}))`)
