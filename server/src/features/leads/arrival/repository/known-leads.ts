import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

/** A lead that has one of the contacts, and which. */
export interface KnownLead {
  value: string
  leadId: string
  isArchived: boolean
}

const known = prepared<KnownLead>(
  'known-leads',
  `select i.value, l.id as "leadId", l.archived_at is not null as "isArchived"
   from lead_identities i
   join leads l on l.company_id = i.company_id and l.id = i.lead_id
   where i.company_id = $1 and i.value = any($2) and l.deleted_at is null
   order by l.archived_at is not null, l.created_at, l.id`,
)

/** Live ones first, the oldest first (C-091, C-179). */
export const findKnownLeads = (db: Db, companyId: string, values: string[]): Promise<KnownLead[]> =>
  known(db, [companyId, values])

/** What is said of leads that somebody brings in again, and whether they may see them. */
export const findShownLeads = (db: Db, companyId: string, ids: string[], visibility: Visibility) => {
  const visible = visibility({ assignee: leads.assigneeId, creator: leads.creatorId })
  return db
    .select({
      id: leads.id,
      type: leads.type,
      companyName: leads.companyName,
      firstName: leads.firstName,
      lastName: leads.lastName,
      stageId: leads.stageId,
      assigneeId: leads.assigneeId,
      creatorId: leads.creatorId,
      isArchived: sql<boolean>`${leads.archivedAt} is not null`,
      isVisible: visible ? sql<boolean>`coalesce((${visible}), false)` : sql<boolean>`true`,
    })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), inArray(leads.id, ids), isNull(leads.deletedAt)))
}

const waiting = prepared('hold-identities', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

/**
 * Until the transaction ends nobody else takes leads in for this company: two deliveries of one person at the same time would
 * each find nothing.
 */
export const waitForArrivals = (db: Db, companyId: string) => waiting(db, [`arrivals ${companyId}`])
