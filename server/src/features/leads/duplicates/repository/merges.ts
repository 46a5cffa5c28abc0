import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadMerges } from '../../../../db/schema/leads'

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
