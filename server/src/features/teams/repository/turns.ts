import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { companies } from '../../../db/schema/company'
import { assignmentTurns } from '../../../db/schema/teams'

export const assignsByItself = async (db: Db, companyId: string): Promise<boolean> => {
  const [company] = await db
    .select({ autoAssign: companies.autoAssign })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.autoAssign === true
}

/** Whose turn it was last. The row is locked until the transaction ends, so turns are taken one after the other. */
export const holdTurn = async (db: Db, companyId: string): Promise<string | undefined> => {
  await db.insert(assignmentTurns).values({ companyId }).onConflictDoNothing()
  const [turn] = await db
    .select({ last: assignmentTurns.lastUserId })
    .from(assignmentTurns)
    .where(eq(assignmentTurns.companyId, companyId))
    .for('update')
  return turn?.last ?? undefined
}

export const setTurn = (db: Db, companyId: string, lastUserId: string) =>
  db.update(assignmentTurns).set({ lastUserId }).where(eq(assignmentTurns.companyId, companyId))
