import type { BatchMailFilter, SkipReason } from '@foyer/contract/lead-mail/bulk/model'
import type { MailState } from '@foyer/contract/mail/model'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { mailBatches } from '../../../../db/schema/lead-mail'
import { mails } from '../../../../db/schema/mail'

/** The ids of the leads that get none, by the reason. */
export type Skipped = Partial<Record<SkipReason, string[]>>

export type BatchRecord = Omit<typeof mailBatches.$inferSelect, 'skipped'> & { skipped: Skipped }

const isThis = (companyId: string, id: string) =>
  and(eq(mailBatches.companyId, companyId), eq(mailBatches.id, id))

export const insertBatch = (db: Db, row: typeof mailBatches.$inferInsert) =>
  db.insert(mailBatches).values(row)

/** Locked until the transaction ends: a job, its double and a cancel come one after the other. */
export const holdBatch = async (db: Db, companyId: string, id: string): Promise<BatchRecord | undefined> =>
  (await db.select().from(mailBatches).where(isThis(companyId, id)).for('update'))[0] as
    | BatchRecord
    | undefined

export const updateBatch = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<Pick<BatchRecord, 'state' | 'filled' | 'skipped' | 'endedAt'>>,
) => db.update(mailBatches).set(change).where(isThis(companyId, id))

const countOf = (reason: SkipReason) =>
  sql<number>`coalesce(jsonb_array_length(${mailBatches.skipped} -> ${reason}), 0)`

/** Without what may be long. */
const shownColumns = {
  id: mailBatches.id,
  createdBy: mailBatches.createdBy,
  createdAt: mailBatches.createdAt,
  subject: mailBatches.subject,
  state: mailBatches.state,
  filled: mailBatches.filled,
  sendAt: mailBatches.sendAt,
  count: sql<number>`cardinality(${mailBatches.chosenLeads})`,
  noAddress: countOf('no-address'),
  unsubscribed: countOf('unsubscribed'),
  twice: countOf('twice'),
  gone: countOf('gone'),
}

export const findBatches = (
  db: Db,
  companyId: string,
  { createdBy, after, limit }: { createdBy?: string | undefined; after?: Place | undefined; limit: number },
) =>
  db
    .select(shownColumns)
    .from(mailBatches)
    .where(
      and(
        eq(mailBatches.companyId, companyId),
        createdBy === undefined ? undefined : eq(mailBatches.createdBy, createdBy),
        after &&
          sql`(${mailBatches.createdAt}, ${mailBatches.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(mailBatches.createdAt), desc(mailBatches.id))
    .limit(limit)
export type ShownBatch = Awaited<ReturnType<typeof findBatches>>[number]

export interface Place {
  at: string
  id: string
}

export const findBatch = async (db: Db, companyId: string, id: string) => {
  const [row] = await db
    .select({ ...shownColumns, html: mailBatches.html, skipped: mailBatches.skipped })
    .from(mailBatches)
    .where(isThis(companyId, id))
  return row && { ...row, skipped: row.skipped as Skipped }
}

/** How many messages of each batch are in each state. */
export const countMails = (
  db: Db,
  companyId: string,
  ids: string[],
): Promise<{ batchId: string | null; state: MailState; count: number }[]> =>
  db
    .select({ batchId: mails.batchId, state: mails.state, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), inArray(mails.batchId, ids)))
    .groupBy(mails.batchId, mails.state)

export const statesOf: Record<Exclude<BatchMailFilter, 'all'>, MailState[]> = {
  waiting: ['queued', 'sending'],
  sent: ['sent', 'outbox'],
  failed: ['failed'],
  uncertain: ['uncertain'],
  cancelled: ['cancelled'],
}

export const findMailsOf = (
  db: Db,
  companyId: string,
  id: string,
  { filter, after, limit }: { filter: BatchMailFilter; after: string | undefined; limit: number },
) =>
  db
    .select({
      id: mails.id,
      leadId: mails.leadId,
      recipient: mails.recipient,
      state: mails.state,
      error: mails.error,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(
      and(
        eq(mails.companyId, companyId),
        eq(mails.batchId, id),
        filter === 'all' ? undefined : inArray(mails.state, statesOf[filter]),
        after === undefined ? undefined : gt(mails.id, after),
      ),
    )
    .orderBy(asc(mails.id))
    .limit(limit)

/** The ids of the messages of a batch that are in this state. */
export const findIdsOf = async (
  db: Db,
  companyId: string,
  id: string,
  state: MailState,
): Promise<string[]> => {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.batchId, id), eq(mails.state, state)))
  return rows.map((row) => row.id)
}
