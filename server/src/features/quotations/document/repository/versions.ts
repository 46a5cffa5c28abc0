import type { SentDocument } from '@foyer/contract/quotations/document/model'
import type { ItemWish } from '@foyer/contract/quotations/document/record'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { quotationAnswers, quotationVersions } from '../../../../db/schema/quotations'

const of = (companyId: string, quotationId: string) =>
  and(eq(quotationVersions.companyId, companyId), eq(quotationVersions.quotationId, quotationId))

export const insertVersion = (db: Db, row: typeof quotationVersions.$inferInsert) =>
  db.insert(quotationVersions).values(row)

/** Without what was in them. */
export const findVersions = (db: Db, companyId: string, quotationId: string) =>
  db
    .select({
      version: quotationVersions.version,
      total: quotationVersions.total,
      createdAt: quotationVersions.createdAt,
      createdBy: quotationVersions.createdBy,
    })
    .from(quotationVersions)
    .where(of(companyId, quotationId))
    .orderBy(desc(quotationVersions.version))

export async function findVersion(db: Db, companyId: string, quotationId: string, version: number) {
  const [row] = await db
    .select()
    .from(quotationVersions)
    .where(and(of(companyId, quotationId), eq(quotationVersions.version, version)))
  return row && { ...row, document: row.document as SentDocument }
}

export async function findAnswers(db: Db, companyId: string, quotationId: string) {
  const rows = await db
    .select()
    .from(quotationAnswers)
    .where(and(eq(quotationAnswers.companyId, companyId), eq(quotationAnswers.quotationId, quotationId)))
    .orderBy(desc(quotationAnswers.at), desc(quotationAnswers.id))
  return rows.map((row) => ({ ...row, items: row.items as ItemWish[] }))
}
