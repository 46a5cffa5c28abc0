import { and, asc, desc, eq, ilike, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { companies } from '../../../../db/schema/company'
import { unsubscribedAddresses } from '../../../../db/schema/lead-mail'
import { mails } from '../../../../db/schema/mail'

const isThis = (companyId: string, address: string) =>
  and(eq(unsubscribedAddresses.companyId, companyId), eq(unsubscribedAddresses.address, address))

/** Whether it was not there. */
export const insertUnsubscribed = async (
  db: Db,
  row: typeof unsubscribedAddresses.$inferInsert,
): Promise<boolean> =>
  (
    await db
      .insert(unsubscribedAddresses)
      .values(row)
      .onConflictDoNothing()
      .returning({ address: unsubscribedAddresses.address })
  ).length > 0

/** Whether it was there. */
export const deleteUnsubscribed = async (db: Db, companyId: string, address: string): Promise<boolean> =>
  (
    await db
      .delete(unsubscribedAddresses)
      .where(isThis(companyId, address))
      .returning({ address: unsubscribedAddresses.address })
  ).length > 0

export const isUnsubscribed = async (db: Db, companyId: string, address: string): Promise<boolean> =>
  (
    await db
      .select({ address: unsubscribedAddresses.address })
      .from(unsubscribedAddresses)
      .where(isThis(companyId, address))
  ).length > 0

const contains = (search: string | undefined) =>
  search ? ilike(unsubscribedAddresses.address, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined

export const findUnsubscribed = (
  db: Db,
  companyId: string,
  {
    search,
    after,
    limit,
  }: { search: string | undefined; after: { at: string; address: string } | undefined; limit: number },
) =>
  db
    .select()
    .from(unsubscribedAddresses)
    .where(
      and(
        eq(unsubscribedAddresses.companyId, companyId),
        contains(search),
        after &&
          sql`(${unsubscribedAddresses.createdAt} < ${after.at}::timestamptz or (${unsubscribedAddresses.createdAt} = ${after.at}::timestamptz and ${unsubscribedAddresses.address} > ${after.address}))`,
      ),
    )
    .orderBy(desc(unsubscribedAddresses.createdAt), asc(unsubscribedAddresses.address))
    .limit(limit)

export const countUnsubscribed = async (
  db: Db,
  companyId: string,
  search: string | undefined,
): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(unsubscribedAddresses)
    .where(and(eq(unsubscribedAddresses.companyId, companyId), contains(search)))
  return row?.count ?? 0
}

/** Across companies: whoever has the link of a mail to many knows nothing else. */
export const findMailToMany = async (db: Db, id: string) => {
  const [row] = await db
    .select({
      companyId: mails.companyId,
      recipient: mails.recipient,
      leadId: mails.leadId,
      firm: companies.name,
    })
    .from(mails)
    .innerJoin(companies, eq(companies.id, mails.companyId))
    .where(and(eq(mails.id, id), isNotNull(mails.batchId)))
  return row
}

/** What waits to be sent to an address that wants no mails to many any more. */
export const findWaitingTo = async (db: Db, companyId: string, address: string): Promise<string[]> => {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.companyId, companyId),
        eq(mails.recipient, address),
        isNotNull(mails.batchId),
        eq(mails.state, 'queued'),
      ),
    )
  return rows.map(({ id }) => id)
}
