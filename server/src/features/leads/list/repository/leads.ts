import type { CallStatus, LeadListQuery, LeadRow, LeadTag, RemarkType } from '@foyer/contract/leads/model'
import { leadTypeOf } from '@foyer/contract/leads/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { and, asc, desc, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { asUtcText, isoOf } from '../../../../db/instant-text'
import { type Db, prepared } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import { rowColumns, rowValues } from './row-values'
import { type Cursor, sortColumn } from './sorts'

type Slice = Pick<LeadListQuery, 'sort' | 'descending' | 'limit' | 'page'> & { cursor: Cursor | undefined }
interface Key {
  id: string
  value: string | null
}

/** The ids of one page, in order, read along the index of the sort. */
export async function findLeadPage(db: Db, filter: SQL | undefined, slice: Slice): Promise<Key[]> {
  const { cursor } = slice
  const offset = cursor ? 0 : slice.page * slice.limit
  if (cursor?.value === null) return blanks(db, filter, slice, slice.limit, cursor.id, 0)
  const valued = await withValue(db, filter, slice, offset)
  if (valued.length === slice.limit) return valued
  // The leads without a value come last; the offset into them is known only after all others are passed.
  const skipped = valued.length || !offset ? 0 : offset - (await countValued(db, filter, slice))
  return [...valued, ...(await blanks(db, filter, slice, slice.limit - valued.length, undefined, skipped))]
}

/** The same with the overdue ones after all others (L-041). */
export async function findPageOverdueLast(
  db: Db,
  filter: SQL | undefined,
  overdue: SQL,
  slice: Slice,
): Promise<(Key & { isOverdue: boolean })[]> {
  const { cursor } = slice
  const upcoming = and(filter, sql`(${overdue}) is not true`)
  const first = cursor?.isOverdue ? [] : await findLeadPage(db, upcoming, slice)
  const limit = slice.limit - first.length
  const marked = (keys: Key[], isOverdue: boolean) => keys.map((key) => ({ ...key, isOverdue }))
  if (limit === 0) return marked(first, false)
  const offset = cursor ? 0 : slice.page * slice.limit
  const skipped = first.length || !offset ? 0 : offset - (await countLeads(db, upcoming))
  const rest = { ...slice, limit, cursor: cursor?.isOverdue ? cursor : undefined }
  const behind = await withValue(db, and(filter, overdue), rest, skipped)
  return [...marked(first, false), ...marked(behind, true)]
}

const withValue = (db: Db, filter: SQL | undefined, slice: Slice, offset: number) => {
  const { descending, cursor } = slice
  const { column, type } = sortColumn(slice.sort)
  const way = descending ? desc : asc
  const beyond = sql.raw(descending ? '<' : '>')
  return db
    .select({ id: leads.id, value: sql<string>`${column}::text` })
    .from(leads)
    .where(
      and(
        filter,
        isNotNull(column),
        cursor && sql`(${column}, ${leads.id}) ${beyond} (${cursor.value}::${type}, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(way(column), way(leads.id))
    .limit(slice.limit)
    .offset(offset)
}

const blanks = async (
  db: Db,
  filter: SQL | undefined,
  slice: Slice,
  limit: number,
  after: string | undefined,
  offset: number,
): Promise<Key[]> => {
  const { column } = sortColumn(slice.sort)
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(filter, isNull(column), after ? gt(leads.id, after) : undefined))
    .orderBy(asc(leads.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ id }) => ({ id, value: null }))
}

const countValued = async (db: Db, filter: SQL | undefined, slice: Slice): Promise<number> =>
  countLeads(db, and(filter, isNotNull(sortColumn(slice.sort).column)))

export const countLeads = async (db: Db, filter: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(leads).where(filter)
  return row?.count ?? 0
}

/**
 * As the driver returns it: fifty rows of forty columns are the most expensive part of a list call, so they are not
 * converted.
 */
interface ListedLead extends Record<string, unknown> {
  id: string
  type: number
  first_name: string
  last_name: string
  company_name: string | null
  email: string | null
  phone: string | null
  team_name: string | null
  assignee_id: string | null
  assignee_name: string | null
  assignee_email: string | null
  stage_id: string
  status_id: number | null
  call_status: CallStatus
  follow_up_on: string | null
  follow_up_time: string | null
  follow_up_kind: RemarkType | null
  expected_closure: string | null
  last_call_at: string | null
  history_count: number
  is_converted: boolean
  created_at: string
  updated_at: string
  tags: LeadTag[]
}

const findListed = prepared<ListedLead>(
  'listed-leads',
  `select l.id, l.type, l.first_name, l.last_name, l.email, l.phone, ${rowColumns('l')}, l.assignee_id, l.stage_id, l.status_id,
    l.call_status, l.follow_up_on, l.follow_up_time, l.follow_up_kind, l.expected_closure,
    ${asUtcText('l.last_call_at')} as last_call_at, l.history_count, l.is_converted,
    ${asUtcText('l.created_at')} as created_at, ${asUtcText('l.updated_at')} as updated_at, t.name as team_name,
    trim(u.first_name || ' ' || u.last_name) as assignee_name, u.email as assignee_email,
    coalesce((
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'colour', g.colour) order by lt.created_at, g.id)
      from lead_tags lt join tags g on g.company_id = lt.company_id and g.id = lt.tag_id
      where lt.company_id = l.company_id and lt.lead_id = l.id and g.deleted_at is null), '[]'::json) as tags
  from leads l
  left join users u on u.id = l.assignee_id
  left join teams t on t.company_id = l.company_id and t.id = l.team_id and t.deleted_at is null
  where l.company_id = $1 and l.id = any($2::uuid[])`,
)

/** What the list shows of these leads, in the order of the ids. */
export async function findLeadRows(
  db: Db,
  companyId: string,
  ids: string[],
  stageById: Map<string, Stage>,
): Promise<LeadRow[]> {
  if (!ids.length) return []
  const rows = await findListed(db, [companyId, ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const stage = row && stageById.get(row.stage_id)
    return row && stage ? [asLeadRow(row, stage)] : []
  })
}

const asLeadRow = (lead: ListedLead, stage: Stage): LeadRow => ({
  id: lead.id,
  type: leadTypeOf(lead.type, lead.company_name ?? undefined),
  firstName: lead.first_name,
  lastName: lead.last_name,
  email: lead.email ?? undefined,
  phone: lead.phone ?? undefined,
  ...rowValues(lead),
  teamName: lead.team_name ?? undefined,
  assignee:
    lead.assignee_id && lead.assignee_name !== null && lead.assignee_email !== null
      ? { id: lead.assignee_id, fullName: lead.assignee_name, email: lead.assignee_email }
      : undefined,
  stage,
  statusId: lead.status_id ?? undefined,
  callStatus: lead.call_status,
  tags: lead.tags,
  followUpOn: lead.follow_up_on ?? undefined,
  followUpTime: lead.follow_up_time?.slice(0, 5),
  followUpKind: lead.follow_up_kind ?? undefined,
  expectedClosure: lead.expected_closure ?? undefined,
  lastCallAt: lead.last_call_at ? isoOf(lead.last_call_at) : undefined,
  historyCount: lead.history_count,
  isConverted: lead.is_converted,
  createdAt: isoOf(lead.created_at),
  updatedAt: isoOf(lead.updated_at),
})
