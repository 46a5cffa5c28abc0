import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { mails } from '../../../../db/schema/mail'

export const isMailWritten = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.$count(mails, and(eq(mails.companyId, companyId), eq(mails.id, id)))) > 0
