import type { LeadContact } from '@foyer/contract/leads/record/draft'
import { and, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { users } from '../../../../db/schema/accounts'
import { leadContacts, leadIdentities, leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import { contactsOf } from './contacts'

export type LeadRecord = typeof leads.$inferSelect
type NewLead = typeof leads.$inferInsert
export type LeadColumns = Partial<Omit<NewLead, 'companyId' | 'id'>>

const one = (companyId: string, id: string) => and(eq(leads.companyId, companyId), eq(leads.id, id))
const seen = (visibility: Visibility) => visibility({ assignee: leads.assigneeId, creator: leads.creatorId })

/** Those the caller may see, locked until the transaction ends; in the order of ids, so that two calls cannot deadlock. */
export const holdLeads = (
  db: Db,
  companyId: string,
  ids: string[],
  visibility: Visibility,
  state: 'live' | 'deleted' = 'live',
): Promise<LeadRecord[]> =>
  db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        inArray(leads.id, ids),
        state === 'live' ? isNull(leads.deletedAt) : isNotNull(leads.deletedAt),
        seen(visibility),
      ),
    )
    .orderBy(leads.id)
    .for('update')

export const findLead = async (
  db: Db,
  companyId: string,
  id: string,
  visibility: Visibility,
): Promise<LeadRecord | undefined> => {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(one(companyId, id), isNull(leads.deletedAt), seen(visibility)))
  return row
}

/** Deleted by a person, not by a merge, and recently enough to be restored. */
export const isKeptDeleted = async (
  db: Db,
  companyId: string,
  id: string,
  visibility: Visibility,
  since: Date,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(one(companyId, id), gte(leads.deletedAt, since), isNull(leads.mergedInto), seen(visibility)))
  return row !== undefined
}

/** The lead into which it was merged, if the caller may see that one. */
export const findMergedInto = async (
  db: Db,
  companyId: string,
  id: string,
  visibility: Visibility,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        eq(
          leads.id,
          sql`(select merged_into from leads gone where gone.company_id = ${companyId} and gone.id = ${id})`,
        ),
        isNull(leads.deletedAt),
        seen(visibility),
      ),
    )
  return row?.id
}

export const insertLead = (db: Db, lead: NewLead) => db.insert(leads).values(lead)

export const updateLead = (db: Db, companyId: string, id: string, change: LeadColumns) =>
  db.update(leads).set(change).where(one(companyId, id))

export const addToHistoryCount = (count: number): SQL => sql`${leads.historyCount} + ${count}`

export const findContacts = async (db: Db, lead: LeadRecord): Promise<LeadContact[]> => {
  const rows = await db
    .select()
    .from(leadContacts)
    .where(and(eq(leadContacts.companyId, lead.companyId), eq(leadContacts.leadId, lead.id)))
    .orderBy(leadContacts.position)
  return contactsOf(lead, rows)
}

/** All contacts of a lead, and the details by which they are recognised. */
export async function writeContacts(
  db: Db,
  { companyId, leadId }: { companyId: string; leadId: string },
  contacts: readonly LeadContact[],
  identities: readonly string[],
): Promise<void> {
  const rows = contacts.map((contact, position) => ({ ...contact, companyId, leadId, position }))
  await db
    .delete(leadContacts)
    .where(and(eq(leadContacts.companyId, companyId), eq(leadContacts.leadId, leadId)))
  await db.insert(leadContacts).values(rows)
  await db
    .delete(leadIdentities)
    .where(and(eq(leadIdentities.companyId, companyId), eq(leadIdentities.leadId, leadId)))
  if (identities.length > 0)
    await db
      .insert(leadIdentities)
      .values(identities.map((value) => ({ companyId, leadId, value })))
      .onConflictDoNothing()
}

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`

export const findSiblings = (db: Db, lead: LeadRecord, visibility: Visibility) =>
  lead.siblingGroup === null
    ? Promise.resolve([])
    : db
        .select({
          id: leads.id,
          type: leads.type,
          companyName: leads.companyName,
          firstName: leads.firstName,
          lastName: leads.lastName,
          assignee: fullName,
        })
        .from(leads)
        .leftJoin(users, eq(users.id, leads.assigneeId))
        .where(
          and(
            eq(leads.companyId, lead.companyId),
            eq(leads.siblingGroup, lead.siblingGroup),
            ne(leads.id, lead.id),
            isNull(leads.deletedAt),
            seen(visibility),
          ),
        )
        .orderBy(leads.createdAt)
