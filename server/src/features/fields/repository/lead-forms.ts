import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leadForms } from '../../../db/schema/fields'

export type LeadFormRow = typeof leadForms.$inferSelect

export const findLeadForm = async (db: Db, companyId: string): Promise<LeadFormRow | undefined> => {
  const [row] = await db.select().from(leadForms).where(eq(leadForms.companyId, companyId))
  return row
}

/** Locked until the transaction ends; created first if missing, so that there is a row to lock. */
export const holdLeadForm = async (
  db: Db,
  fresh: typeof leadForms.$inferInsert,
): Promise<LeadFormRow | undefined> => {
  await db.insert(leadForms).values(fresh).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(leadForms)
    .where(eq(leadForms.companyId, fresh.companyId))
    .for('update')
  return row
}

export const updateLeadForm = (
  db: Db,
  companyId: string,
  change: Pick<LeadFormRow, 'generation' | 'updatedAt'> & { fields: unknown },
) => db.update(leadForms).set(change).where(eq(leadForms.companyId, companyId))
