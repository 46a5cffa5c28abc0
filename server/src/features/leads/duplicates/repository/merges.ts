import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadMerges, leads } from '../../../../db/schema/leads'

type MergeRow = typeof leadMerges.$inferSelect

export const insertMerge = (db: Db, merge: typeof leadMerges.$inferInsert) =>
  db.insert(leadMerges).values(merge)

export const holdMerge = async (db: Db, companyId: string, id: string): Promise<MergeRow | undefined> => {
  const [row] = await db
    .select()
    .from(leadMerges)
    .where(and(eq(leadMerges.companyId, companyId), eq(leadMerges.id, id), isNull(leadMerges.undoneAt)))
    .for('update')
  return row
}

export const setUndone = (db: Db, companyId: string, id: string, undoneAt: Date) =>
  db
    .update(leadMerges)
    .set({ undoneAt })
    .where(and(eq(leadMerges.companyId, companyId), eq(leadMerges.id, id)))

/** Leads that were merged into this one, without those taken out again. */
export const findMergesInto = (db: Db, companyId: string, leadId: string) =>
  db
    .select({
      id: leadMerges.id,
      at: leadMerges.at,
      type: leads.type,
      companyName: leads.companyName,
      firstName: leads.firstName,
      lastName: leads.lastName,
    })
    .from(leadMerges)
    .innerJoin(leads, and(eq(leads.companyId, leadMerges.companyId), eq(leads.id, leadMerges.mergedId)))
    .where(
      and(eq(leadMerges.companyId, companyId), eq(leadMerges.keptId, leadId), isNull(leadMerges.undoneAt)),
    )
    .orderBy(desc(leadMerges.at))
