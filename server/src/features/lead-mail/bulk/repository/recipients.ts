import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { unsubscribedAddresses } from '../../../../db/schema/lead-mail'
import { leadIdentities, leads } from '../../../../db/schema/leads'
import { mails } from '../../../../db/schema/mail'
import type { Visibility } from '../../../teams/service'

const isOneOf = (column: SQL | typeof leads.id, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

const isLive = and(isNull(leads.deletedAt), isNull(leads.archivedAt))

/** What has to be known of a lead to mail it, of those that are there for the caller. */
export const findMailableLeads = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  visibility: Visibility,
) =>
  db
    .select({
      id: leads.id,
      type: leads.type,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      email: leads.email,
      originalEmail: leads.originalEmail,
    })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        isOneOf(leads.id, ids),
        isLive,
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )

/** The leads that the caller sees by their own addresses, the latest first. */
export const findLeadsByAddress = (
  db: Db,
  companyId: string,
  addresses: readonly string[],
  visibility: Visibility,
): Promise<{ id: string; address: string }[]> =>
  db
    .select({ id: leads.id, address: leadIdentities.value })
    .from(leadIdentities)
    .innerJoin(leads, and(eq(leads.companyId, leadIdentities.companyId), eq(leads.id, leadIdentities.leadId)))
    .where(
      and(
        eq(leadIdentities.companyId, companyId),
        inArray(leadIdentities.value, [...addresses]),
        eq(sql`lower(coalesce(${leads.originalEmail}, ${leads.email}))`, leadIdentities.value),
        isLive,
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))

/** Those of these addresses that get no mails to many. */
export const findUnsubscribedOf = async (
  db: Db,
  companyId: string,
  addresses: readonly string[],
): Promise<Set<string>> => {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .select({ address: unsubscribedAddresses.address })
    .from(unsubscribedAddresses)
    .where(
      and(
        eq(unsubscribedAddresses.companyId, companyId),
        sql`${unsubscribedAddresses.address} = any(${sql.param([...addresses])}::text[])`,
      ),
    )
  return new Set(rows.map(({ address }) => address))
}

/** Those of these addresses to which the batch has a message already. */
export const findMailedOf = async (
  db: Db,
  companyId: string,
  batchId: string,
  addresses: readonly string[],
): Promise<Set<string>> => {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .select({ address: mails.recipient })
    .from(mails)
    .where(
      and(
        eq(mails.companyId, companyId),
        eq(mails.batchId, batchId),
        sql`${mails.recipient} = any(${sql.param([...addresses])}::text[])`,
      ),
    )
  return new Set(rows.map(({ address }) => address))
}
