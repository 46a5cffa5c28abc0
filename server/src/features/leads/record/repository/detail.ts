import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import { ownNames, selectedAs, selectedResponse, type WatchedRow } from '../../list/repository/row-values'
import { type HistoryRow, historyPageQuery } from '../../work/repository/history'
import { type ContactRow, contactColumns } from './contacts'

export interface NamedLead {
  id: string
  type: number
  firstName: string
  lastName: string
  companyName?: string
}

export interface DetailRow extends WatchedRow {
  hasQuotation: boolean
  projectId?: string
  remarks?: string
  customValues: Record<string, string>
  creatorId?: string
  originalEmail?: string
  reasonNotInterested?: string
  extra: Record<string, unknown>
  archivedAt?: string
  contacts?: ContactRow[]
  siblings?: (NamedLead & { assigneeId?: string })[]
  merges?: (NamedLead & { at: string })[]
  history?: HistoryRow[]
}

const named = (table: string) =>
  sql.raw(
    `${table}.type, ${table}.first_name as "firstName", ${table}.last_name as "lastName", ${table}.company_name as "companyName"`,
  )

/** The same enquiry given to several people (C-102). */
const siblings = (seen: SQL | undefined): SQL => sql`
  select json_agg(s) from (
    select ${leads.id} as id, ${named('leads')}, ${leads.assigneeId} as "assigneeId" from ${leads}
    where ${and(
      sql`${leads.companyId} = l.company_id and ${leads.siblingGroup} = l.sibling_group and ${leads.id} <> l.id`,
      isNull(leads.deletedAt),
      seen,
    )}
    order by ${leads.createdAt}) s`

/** Leads that were merged into this one, without those taken out again. */
const merges = sql`
  select json_agg(m) from (
    select m.id, m.at, ${named('gone')} from lead_merges m
    join leads gone on gone.company_id = m.company_id and gone.id = m.merged_id
    where m.company_id = l.company_id and m.kept_id = l.id and m.undone_at is null
    order by m.at desc) m`

const contacts = sql`
  select json_agg(c) from (
    select ${sql.raw(contactColumns)} from lead_contacts c
    where c.company_id = l.company_id and c.lead_id = l.id order by c.position) c`

/** Everything about one lead, if the caller may see it, in one statement. */
export async function findDetail(
  db: Db,
  companyId: string,
  id: string,
  { visibility, latestEntries }: { visibility: Visibility; latestEntries: number },
): Promise<DetailRow | undefined> {
  const seen = visibility({ assignee: leads.assigneeId, creator: leads.creatorId })
  const history = historyPageQuery(companyId, id, { kinds: [], before: undefined, limit: latestEntries })
  const [found] = await runPrepared<{ lead: DetailRow }>(
    db,
    sql`select json_strip_nulls(row_to_json(d)) as lead from (
      select ${sql.raw(`${selectedAs(ownNames)}, ${selectedResponse}`)}, l.is_quotation_sent as "hasQuotation", l.project_id as "projectId", l.remarks,
        l.custom_values as "customValues", l.creator_id as "creatorId", l.original_email as "originalEmail",
        l.reason_not_interested as "reasonNotInterested", l.extra, l.archived_at as "archivedAt",
        (${contacts}) as contacts, case when l.sibling_group is not null then (${siblings(seen)}) end as siblings, (${merges}) as merges,
        (select json_agg(h) from (${history}) h) as history
      from (select * from ${leads} where ${and(
        eq(leads.companyId, companyId),
        eq(leads.id, id),
        isNull(leads.deletedAt),
        seen,
      )}) l) d`,
  )
  return found?.lead
}
