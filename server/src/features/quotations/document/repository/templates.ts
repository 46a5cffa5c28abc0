import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import type { TemplateDocument } from '@foyer/contract/quotations/document/record'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { quotationTemplates } from '../../../../db/schema/quotations'

type TemplateColumns = Partial<Omit<typeof quotationTemplates.$inferInsert, 'companyId' | 'id'>>

const isThis = (companyId: string, id: string) =>
  and(eq(quotationTemplates.companyId, companyId), eq(quotationTemplates.id, id))

const withDocument = (row: typeof quotationTemplates.$inferSelect) => ({
  ...row,
  document: row.document as TemplateDocument,
})
export type TemplateRow = ReturnType<typeof withDocument>

export const findTemplates = async (db: Db, companyId: string, kind: QuotationKind): Promise<TemplateRow[]> =>
  (
    await db
      .select()
      .from(quotationTemplates)
      .where(
        and(
          eq(quotationTemplates.companyId, companyId),
          eq(quotationTemplates.kind, kind),
          isNull(quotationTemplates.deletedAt),
        ),
      )
      .orderBy(asc(quotationTemplates.name), asc(quotationTemplates.id))
  ).map(withDocument)

/** Deleted ones too. */
export async function findTemplate(db: Db, companyId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(quotationTemplates).where(isThis(companyId, id))
  return row && withDocument(row)
}

/** Until the transaction ends: two people do not give the same name, nor go beyond the limit together. */
export const lockTemplates = (db: Db, companyId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('quotation templates'), hashtext(${companyId}))`)

export const insertTemplate = (db: Db, row: typeof quotationTemplates.$inferInsert) =>
  db.insert(quotationTemplates).values(row)

export const updateTemplate = (db: Db, companyId: string, id: string, change: TemplateColumns) =>
  db.update(quotationTemplates).set(change).where(isThis(companyId, id))
