import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadTags } from '../../../../db/schema/leads'

type LeadTag = typeof leadTags.$inferInsert

/** Returns whether the tag is new on the lead. */
export const insertLeadTag = async (db: Db, row: LeadTag): Promise<boolean> =>
  (await db.insert(leadTags).values(row).onConflictDoNothing().returning({ id: leadTags.tagId })).length > 0

const one = ({ companyId, leadId, tagId }: LeadTag) =>
  and(eq(leadTags.companyId, companyId), eq(leadTags.leadId, leadId), eq(leadTags.tagId, tagId))

/** Returns whether the lead had the tag. */
export const deleteLeadTag = async (db: Db, row: LeadTag): Promise<boolean> =>
  (await db.delete(leadTags).where(one(row)).returning({ id: leadTags.tagId })).length > 0

export const findTagIds = async (db: Db, companyId: string, leadId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: leadTags.tagId })
    .from(leadTags)
    .where(and(eq(leadTags.companyId, companyId), eq(leadTags.leadId, leadId)))
    .orderBy(leadTags.createdAt)
  return rows.map(({ id }) => id)
}
