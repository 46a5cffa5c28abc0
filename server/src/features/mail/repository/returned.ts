import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { mails } from '../../../db/schema/mail'

/** Whether it had been sent before, as far as was known. */
export async function updateReturned(db: Db, companyId: string, id: string, error: string): Promise<boolean> {
  const changed = await db
    .update(mails)
    .set({ state: 'failed', error })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id), inArray(mails.state, ['sent', 'uncertain'])))
    .returning({ id: mails.id })
  return changed.length > 0
}
