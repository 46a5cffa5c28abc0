import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { companies } from '../../../../db/schema/company'
import { quotationLinks } from '../../../../db/schema/quotations'

/** Across companies: whoever has a link knows nothing else. */
export const findLink = async (db: Db, id: string) => {
  const [row] = await db
    .select({
      id: quotationLinks.id,
      companyId: quotationLinks.companyId,
      quotationId: quotationLinks.quotationId,
      expiresAt: quotationLinks.expiresAt,
      revokedAt: quotationLinks.revokedAt,
      firm: companies.name,
    })
    .from(quotationLinks)
    .innerJoin(companies, eq(companies.id, quotationLinks.companyId))
    .where(eq(quotationLinks.id, id))
  return row
}

/** Counts one more look; whether it is the first by this link. */
export const countView = async (db: Db, companyId: string, id: string, at: Date): Promise<boolean> => {
  const [row] = await db
    .update(quotationLinks)
    .set({
      firstSeenAt: sql`coalesce(${quotationLinks.firstSeenAt}, ${at.toISOString()}::timestamptz)`,
      lastSeenAt: at,
      views: sql`${quotationLinks.views} + 1`,
    })
    .where(and(eq(quotationLinks.companyId, companyId), eq(quotationLinks.id, id)))
    .returning({ views: quotationLinks.views })
  return row?.views === 1
}
