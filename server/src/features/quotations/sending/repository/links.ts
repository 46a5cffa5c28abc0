import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { quotationLinks } from '../../../../db/schema/quotations'

export type LinkRow = typeof quotationLinks.$inferSelect

const of = (companyId: string, quotationId: string) =>
  and(eq(quotationLinks.companyId, companyId), eq(quotationLinks.quotationId, quotationId))

export const insertLink = async (db: Db, row: typeof quotationLinks.$inferInsert): Promise<LinkRow> => {
  const [added] = await db.insert(quotationLinks).values(row).returning()
  if (!added) throw new Error('a link was not written')
  return added
}

export const findLinks = (db: Db, companyId: string, quotationId: string): Promise<LinkRow[]> =>
  db
    .select()
    .from(quotationLinks)
    .where(of(companyId, quotationId))
    .orderBy(desc(quotationLinks.createdAt), desc(quotationLinks.id))

export const countOpenLinks = (db: Db, companyId: string, quotationId: string, now: Date): Promise<number> =>
  db.$count(
    quotationLinks,
    and(of(companyId, quotationId), isNull(quotationLinks.revokedAt), gt(quotationLinks.expiresAt, now)),
  )

/** Whether there is such a link; one that was revoked stays revoked since then. */
export async function revokeLink(
  db: Db,
  companyId: string,
  quotationId: string,
  id: string,
  now: Date,
): Promise<'revoked' | 'was-revoked' | 'unknown'> {
  const which = and(of(companyId, quotationId), eq(quotationLinks.id, id))
  const [link] = await db.select({ revokedAt: quotationLinks.revokedAt }).from(quotationLinks).where(which)
  if (!link) return 'unknown'
  if (link.revokedAt) return 'was-revoked'
  await db.update(quotationLinks).set({ revokedAt: now }).where(which)
  return 'revoked'
}

export const findLink = async (db: Db, companyId: string, id: string): Promise<LinkRow | undefined> =>
  (
    await db
      .select()
      .from(quotationLinks)
      .where(and(eq(quotationLinks.companyId, companyId), eq(quotationLinks.id, id)))
  )[0]
