import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { quotations, quotationVersions } from '../../../db/schema/quotations'

const isVersion = (companyId: string, quotationId: string, version: number) =>
  and(
    eq(quotationVersions.companyId, companyId),
    eq(quotationVersions.quotationId, quotationId),
    eq(quotationVersions.version, version),
  )

/** Locked until the transaction ends: of two papers of a version one is kept. */
export async function holdPaperOfVersion(db: Db, companyId: string, quotationId: string, version: number) {
  const [row] = await db
    .select({ fileId: quotationVersions.pdfFileId })
    .from(quotationVersions)
    .where(isVersion(companyId, quotationId, version))
    .for('update')
  return row
}

export const updatePaperOfVersion = (
  db: Db,
  companyId: string,
  quotationId: string,
  version: number,
  change: { pdfFileId?: string; pdfError: string | null },
) =>
  db
    .update(quotationVersions)
    .set(change)
    .where(isVersion(companyId, quotationId, version))

export const updatePaperOfDraft = (
  db: Db,
  companyId: string,
  quotationId: string,
  change: { draftPdfFileId?: string; draftPdfMark?: string; draftPdfError: string | null },
) =>
  db
    .update(quotations)
    .set(change)
    .where(and(eq(quotations.companyId, companyId), eq(quotations.id, quotationId)))
