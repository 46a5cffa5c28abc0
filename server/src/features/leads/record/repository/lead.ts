import type { LeadContact } from '@foyer/contract/leads/record/draft'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leadContacts, leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import { contactsOf } from './contacts'

export type LeadRecord = typeof leads.$inferSelect

const one = (companyId: string, id: string) => and(eq(leads.companyId, companyId), eq(leads.id, id))
const seen = (visibility: Visibility) => visibility({ assignee: leads.assigneeId, creator: leads.creatorId })

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

export const findContacts = async (db: Db, lead: LeadRecord): Promise<LeadContact[]> =>
  contactsOf(
    lead,
    await db
      .select()
      .from(leadContacts)
      .where(and(eq(leadContacts.companyId, lead.companyId), eq(leadContacts.leadId, lead.id)))
      .orderBy(leadContacts.position),
  )
