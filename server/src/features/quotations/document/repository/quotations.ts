import type { QuotationDocument, QuotationKind } from '@foyer/contract/quotations/document/model'
import { and, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import { projects } from '../../../../db/schema/projects'
import { quotationAnswers, quotations, quotationVersions } from '../../../../db/schema/quotations'

export type QuotationRow = Omit<typeof quotations.$inferSelect, 'draft'> & { draft: QuotationDocument }
type QuotationColumns = Partial<Omit<typeof quotations.$inferInsert, 'companyId' | 'id'>>

const isThis = (companyId: string, id: string) =>
  and(eq(quotations.companyId, companyId), eq(quotations.id, id))

export const insertQuotation = (db: Db, row: typeof quotations.$inferInsert) =>
  db.insert(quotations).values(row)

export const updateQuotation = (db: Db, companyId: string, id: string, change: QuotationColumns) =>
  db.update(quotations).set(change).where(isThis(companyId, id))

export const findQuotation = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<QuotationRow | undefined> =>
  (await db.select().from(quotations).where(isThis(companyId, id)))[0] as QuotationRow | undefined

/** Locked until the transaction ends: saving, sending, answering and making it void come one after the other. */
export const lockQuotation = async (
  db: Db,
  companyId: string,
  id: string,
): Promise<QuotationRow | undefined> =>
  (await db.select().from(quotations).where(isThis(companyId, id)).for('update'))[0] as
    | QuotationRow
    | undefined

export const countOfProject = (db: Db, companyId: string, projectId: string): Promise<number> =>
  db.$count(quotations, and(eq(quotations.companyId, companyId), eq(quotations.projectId, projectId)))

/** The newest of this kind that can still be changed. */
export const findOpen = async (
  db: Db,
  companyId: string,
  projectId: string,
  kind: QuotationKind,
): Promise<string | undefined> =>
  (
    await db
      .select({ id: quotations.id })
      .from(quotations)
      .where(
        and(
          eq(quotations.companyId, companyId),
          eq(quotations.projectId, projectId),
          eq(quotations.kind, kind),
          inArray(quotations.state, ['draft', 'sent']),
          isNull(quotations.deletedAt),
        ),
      )
      .orderBy(desc(quotations.createdAt), desc(quotations.id))
      .limit(1)
  )[0]?.id

const summaryColumns = {
  id: quotations.id,
  projectId: quotations.projectId,
  kind: quotations.kind,
  title: quotations.title,
  number: quotations.number,
  state: quotations.state,
  total: quotations.total,
  sentTotal: quotationVersions.total,
  version: quotations.version,
  hasUnsentChanges: sql<boolean>`${quotations.state} = 'sent' and ${quotations.draft} is distinct from (${quotationVersions.document} - 'number' - 'firm')`,
  createdAt: quotations.createdAt,
  updatedAt: quotations.updatedAt,
  updatedBy: quotations.updatedBy,
  sentAt: quotations.sentAt,
  seenAt: quotations.seenAt,
  acceptedAt: quotations.acceptedAt,
  voidedAt: quotations.voidedAt,
}

async function findSummaries(db: Db, companyId: string, which: SQL | undefined) {
  const asked = db
    .select({ at: sql`max(${quotationAnswers.at})` })
    .from(quotationAnswers)
    .where(
      and(
        eq(quotationAnswers.companyId, companyId),
        eq(quotationAnswers.quotationId, quotations.id),
        eq(quotationAnswers.kind, 'changes'),
      ),
    )
  return db
    .select({
      ...summaryColumns,
      changesAskedAt: sql<Date | null>`(${asked})`.mapWith(quotationAnswers.at),
    })
    .from(quotations)
    .leftJoin(
      quotationVersions,
      and(
        eq(quotationVersions.companyId, companyId),
        eq(quotationVersions.quotationId, quotations.id),
        eq(quotationVersions.version, quotations.version),
      ),
    )
    .where(and(eq(quotations.companyId, companyId), isNull(quotations.deletedAt), which))
    .orderBy(desc(quotations.createdAt), desc(quotations.id))
}
export type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number]

export const findOfProject = (db: Db, companyId: string, projectId: string): Promise<SummaryRow[]> =>
  findSummaries(db, companyId, eq(quotations.projectId, projectId))

const isInLiveProject = (db: Db, companyId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projects)
      .where(
        and(
          eq(projects.companyId, companyId),
          eq(projects.id, quotations.projectId),
          isNull(projects.deletedAt),
        ),
      ),
  )

/** And of those that were merged into it (C-091); a deleted project takes its quotations with it. */
export const findOfLead = (db: Db, companyId: string, leadId: string): Promise<SummaryRow[]> =>
  findSummaries(
    db,
    companyId,
    and(
      isInLiveProject(db, companyId),
      // One list, which the index of quotations by lead takes.
      sql`${quotations.leadId} = any(array(select ${leadId}::uuid
        union all select id from ${leads} where company_id = ${companyId} and merged_into = ${leadId}))`,
    ),
  )

export const findSummary = async (db: Db, companyId: string, id: string): Promise<SummaryRow | undefined> =>
  (await findSummaries(db, companyId, eq(quotations.id, id)))[0]
