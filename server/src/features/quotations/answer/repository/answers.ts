import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { quotationAnswers, quotations, quotationVersions } from '../../../../db/schema/quotations'

export const insertAnswer = (db: Db, row: typeof quotationAnswers.$inferInsert) =>
  db.insert(quotationAnswers).values(row)

export const setAccepted = (db: Db, companyId: string, id: string, version: number, at: Date) =>
  db
    .update(quotations)
    .set({ state: 'accepted', acceptedVersion: version, acceptedAt: at, updatedAt: at })
    .where(and(eq(quotations.companyId, companyId), eq(quotations.id, id)))

/** Whether nobody had seen it before. */
export const setSeen = async (db: Db, companyId: string, id: string, at: Date): Promise<boolean> =>
  (
    await db
      .update(quotations)
      .set({ seenAt: at })
      .where(and(eq(quotations.companyId, companyId), eq(quotations.id, id), isNull(quotations.seenAt)))
      .returning({ id: quotations.id })
  ).length > 0

export const countChangesSince = async (db: Db, companyId: string, quotationId: string, since: Date) => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(quotationAnswers)
    .where(
      and(
        eq(quotationAnswers.companyId, companyId),
        eq(quotationAnswers.quotationId, quotationId),
        eq(quotationAnswers.kind, 'changes'),
        gt(quotationAnswers.at, since),
      ),
    )
  return row?.count ?? 0
}

/** What the accepted quotations of a project come to, in the smallest unit of the currency. */
export const sumAccepted = async (db: Db, companyId: string, projectId: string): Promise<number> => {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${quotationVersions.total}), 0)::text` })
    .from(quotations)
    .innerJoin(
      quotationVersions,
      and(
        eq(quotationVersions.companyId, companyId),
        eq(quotationVersions.quotationId, quotations.id),
        eq(quotationVersions.version, quotations.acceptedVersion),
      ),
    )
    .where(
      and(
        eq(quotations.companyId, companyId),
        eq(quotations.projectId, projectId),
        eq(quotations.state, 'accepted'),
        isNull(quotations.deletedAt),
        isNotNull(quotations.acceptedVersion),
      ),
    )
  return Number(row?.total ?? 0)
}
