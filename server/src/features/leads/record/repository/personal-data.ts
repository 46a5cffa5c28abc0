import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { companies } from '../../../../db/schema/company'
import { leadMerges, leads, leadTags } from '../../../../db/schema/leads'
import { tags } from '../../../../db/schema/tags'
import type { Visibility } from '../../../teams/service'
import { entryColumns } from '../../work/repository/history'
import type { LeadRecord } from './lead'

/**
 * All leads of one person, live or not: the lead, those merged into it, the one it was merged into, and the same enquiry
 * given to others. Empty where the caller sees no such lead.
 */
export const findLeadsOfPerson = (
  db: Db,
  companyId: string,
  id: string,
  visibility: Visibility,
): Promise<LeadRecord[]> =>
  db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        sql`${leads.id} in (
          with recursive family(id) as (
            select ${leads.id} from ${leads} where ${and(
              eq(leads.companyId, companyId),
              eq(leads.id, id),
              visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
            )}
            union
            select next.id from family
            join leads own on own.company_id = ${companyId} and own.id = family.id
            cross join lateral (
              select own.merged_into as id where own.merged_into is not null
              union all
              select m.merged_id from lead_merges m
              where m.company_id = ${companyId} and m.kept_id = own.id and m.undone_at is null
              union all
              select s.id from leads s where s.company_id = ${companyId} and s.sibling_group = own.sibling_group
            ) next
          ) select id from family)`,
      ),
    )
    .orderBy(leads.createdAt, leads.id)

export const findCompanyName = async (db: Db, companyId: string): Promise<string> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}

const among = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

/** Of each lead; also tags that were deleted since. */
export const findTagsOfLeads = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .select({ leadId: leadTags.leadId, name: tags.name })
    .from(leadTags)
    .innerJoin(tags, and(eq(tags.companyId, leadTags.companyId), eq(tags.id, leadTags.tagId)))
    .where(and(eq(leadTags.companyId, companyId), sql`${leadTags.leadId} = ${among(ids)}`))
    .orderBy(tags.name)

/** What a lead was before another became part of it. */
export const findMergesInto = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .select({ keptId: leadMerges.keptId, at: leadMerges.at, before: leadMerges.before })
    .from(leadMerges)
    .where(
      and(
        eq(leadMerges.companyId, companyId),
        sql`${leadMerges.keptId} = ${among(ids)} and ${leadMerges.undoneAt} is null`,
      ),
    )
    .orderBy(leadMerges.at)

/** Their addresses, as mails and clients have them. */
const addresses = (companyId: string, ids: readonly string[]) => sql`
  select i.value from lead_identities i where i.company_id = ${companyId} and i.lead_id = ${among(ids)}`

/** What is kept beside the leads themselves; each row has its id and its time. */
const kept = {
  history: (companyId, ids) => sql`
    select ${sql.raw(entryColumns)} from lead_history h where h.company_id = ${companyId} and h.lead_id = ${among(ids)}`,
  tasks: (companyId, ids) => sql`
    select t.id, t.created_at as at, t.title, t.note, t.assignee_id as "assigneeId", t.creator_id as "creatorId",
      t.due_on as "dueOn", t.due_time as "dueTime", t.done_at as "doneAt", t.deleted_at as "deletedAt"
    from tasks t where t.company_id = ${companyId} and t.lead_id = ${among(ids)}`,
  visits: (companyId, ids) => sql`
    select v.id, v.created_at as at, v.user_id as "userId", v.on_the_way_at as "onTheWayAt", v.arrived_at as "arrivedAt",
      v.latitude, v.longitude, v.accuracy, v.outcome, v.remark, v.next_on as "nextOn", v.next_time as "nextTime",
      v.undone_at as "undoneAt",
      array(select f.name from files f where f.company_id = v.company_id and f.id = any(v.file_ids) order by f.id) as files
    from site_visits v where v.company_id = ${companyId} and v.lead_id = ${among(ids)}`,
  mails: (companyId, ids) => sql`
    select m.id, m.created_at as at, m.recipient, m.subject, case when not m.has_secret then m.text end as text,
      not m.lead_ids <@ ${sql.param(ids)}::uuid[] as "namesOthers"
    from mails m where m.company_id = ${companyId} and (m.lead_ids && ${sql.param(ids)}::uuid[]
      or (m.recipient in (${addresses(companyId, ids)}) and not exists (
        select from users u join members b on b.user_id = u.id
        where b.company_id = ${companyId} and not b.is_client and u.email = m.recipient)))`,
  answers: (companyId, ids) => sql`
    select r.id, r.received_at as at, r.from_address as "from", r.subject, r.text,
      array(select f.name from files f where f.company_id = r.company_id and f.id = any(r.attachment_ids) order by f.id) as files
    from received_mails r where r.company_id = ${companyId} and r.lead_id = ${among(ids)}`,
  unsubscribed: (companyId, ids) => sql`
    select md5(u.address)::uuid as id, u.created_at as at, u.address from unsubscribed_addresses u
    where u.company_id = ${companyId} and u.address in (${addresses(companyId, ids)})`,
  notifications: (companyId, ids) => sql`
    select n.id, n.created_at as at, n.text, not n.lead_ids <@ ${sql.param(ids)}::uuid[] as "namesOthers"
    from notifications n where n.company_id = ${companyId} and n.lead_ids && ${sql.param(ids)}::uuid[]`,
  deliveries: (companyId, ids) => sql`
    select v.id, v.received_at as at, d.name as door, v.payload from intake_deliveries v
    join intake_doors d on d.company_id = v.company_id and d.id = v.door_id
    where v.company_id = ${companyId} and v.lead_id = ${among(ids)}`,
  clients: (companyId, ids) => sql`
    select c.id, c.created_at as at, c.name, c.company_name as "companyName", c.email, c.phone, c.country, c.city, c.location,
      c.postal_code as "postalCode", c.bill_to as "billTo", c.billing_address as "billingAddress",
      c.billing_landmark as "billingLandmark", c.billing_city as "billingCity", c.gst_number as "gstNumber",
      array(select concat_ws(', ', p.name, p.location, p.city, p.postal_code, p.country, p.phone,
          concat_ws(' ', p.area, p.area_unit), p.work_scope, p.value, p.start_on, p.end_on, p.note) from projects p
        where p.company_id = c.company_id and p.client_id = c.id order by p.created_at) as projects
    from clients c where c.company_id = ${companyId} and (
      lower(c.email) in (${addresses(companyId, ids)}) or c.lead_id = ${among(ids)} or exists (
        select from projects p where p.company_id = c.company_id and p.client_id = c.id and p.lead_id = ${among(ids)}))`,
} satisfies Record<string, (companyId: string, ids: readonly string[]) => SQL>

export type KeptKind = keyof typeof kept

export type KeptRow = Record<string, unknown> & { id: string; at: string }

/** The oldest first, after this row. */
export const findKept = async (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { kind, after, limit }: { kind: KeptKind; after: KeptRow | undefined; limit: number },
): Promise<KeptRow[]> => {
  const { rows } = await db.execute<{ row: KeptRow }>(sql`
    select row_to_json(k) as row from (${kept[kind](companyId, ids)}) k
    ${after ? sql`where (k.at, k.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by k.at, k.id limit ${limit}`)
  return rows.map(({ row }) => row)
}
