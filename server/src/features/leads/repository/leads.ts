import type { LeadListQuery, LeadRow, LeadTag } from '@foyer/contract/leads/model'
import { leadTypeOf } from '@foyer/contract/leads/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { users } from '../../../db/schema/accounts'
import { leads, leadTags } from '../../../db/schema/leads'
import { tags } from '../../../db/schema/tags'
import { teams } from '../../../db/schema/teams'
import { type Cursor, sortColumns } from './sorts'

type Slice = Pick<LeadListQuery, 'sort' | 'descending' | 'limit' | 'page'> & { cursor: Cursor | undefined }
interface Key {
  id: string
  value: string | null
}

/** The ids of one page, in order, walked along the index of the sort. */
export async function findLeadPage(db: Db, filter: SQL | undefined, slice: Slice): Promise<Key[]> {
  const { cursor } = slice
  const offset = cursor ? 0 : slice.page * slice.limit
  if (cursor?.value === null) return blanks(db, filter, slice, slice.limit, cursor.id, 0)
  const valued = await withValue(db, filter, slice, offset)
  if (valued.length === slice.limit) return valued
  // The leads without a value follow; how far into them a jump leads is known only when all others are passed.
  const skipped = valued.length || !offset ? 0 : offset - (await countValued(db, filter, slice))
  return [...valued, ...(await blanks(db, filter, slice, slice.limit - valued.length, undefined, skipped))]
}

const withValue = (db: Db, filter: SQL | undefined, slice: Slice, offset: number) => {
  const { descending, cursor } = slice
  const { column, type } = sortColumns[slice.sort]
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
  const { column } = sortColumns[slice.sort]
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
  countLeads(db, and(filter, isNotNull(sortColumns[slice.sort].column)))

export const countLeads = async (db: Db, filter: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(leads).where(filter)
  return row?.count ?? 0
}

interface ListedLead {
  lead: typeof leads.$inferSelect
  assigneeName: string | null
  assigneeEmail: string | null
  teamName: string | null
  tags: LeadTag[]
}

/** What the list shows of these leads, in the order of the ids. */
export async function findLeadRows(
  db: Db,
  companyId: string,
  ids: string[],
  stageById: Map<string, Stage>,
): Promise<LeadRow[]> {
  if (!ids.length) return []
  const found: ListedLead[] = await db
    .select({
      lead: leads,
      assigneeName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      assigneeEmail: users.email,
      teamName: teams.name,
      tags: sql<LeadTag[]>`coalesce((
        select json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour) order by lt.created_at, t.id)
        from ${leadTags} lt join ${tags} t on t.company_id = lt.company_id and t.id = lt.tag_id
        where lt.company_id = ${companyId} and lt.lead_id = ${leads.id} and t.deleted_at is null), '[]'::json)`,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.assigneeId))
    .leftJoin(teams, and(eq(teams.companyId, companyId), eq(teams.id, leads.teamId)))
    .where(and(eq(leads.companyId, companyId), inArray(leads.id, ids)))
  const byId = new Map(found.map((row) => [row.lead.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const stage = row && stageById.get(row.lead.stageId)
    return row && stage ? [asLeadRow(row, stage)] : []
  })
}

function asLeadRow({ lead, assigneeName, assigneeEmail, teamName, tags }: ListedLead, stage: Stage): LeadRow {
  return {
    id: lead.id,
    type: leadTypeOf(lead.type, lead.companyName ?? undefined),
    firstName: lead.firstName,
    lastName: lead.lastName,
    companyName: lead.companyName ?? undefined,
    email: lead.email ?? undefined,
    phone: lead.phone ?? undefined,
    city: lead.city ?? undefined,
    address: lead.address ?? undefined,
    postalCode: lead.postalCode ?? undefined,
    budget: lead.budget ?? undefined,
    workScope: lead.workScope ?? undefined,
    area: lead.area ?? undefined,
    areaUnit: lead.areaUnit ?? undefined,
    source: lead.source ?? undefined,
    sourceName: lead.sourceName ?? undefined,
    teamName: teamName ?? undefined,
    assignee:
      lead.assigneeId && assigneeName !== null && assigneeEmail !== null
        ? { id: lead.assigneeId, fullName: assigneeName, email: assigneeEmail }
        : undefined,
    stage,
    statusId: lead.statusId ?? undefined,
    callStatus: lead.callStatus,
    tags,
    followUpOn: lead.followUpOn ?? undefined,
    followUpTime: lead.followUpTime?.slice(0, 5),
    expectedClosure: lead.expectedClosure ?? undefined,
    lastCallAt: lead.lastCallAt?.toISOString(),
    historyCount: lead.historyCount,
    isConverted: lead.isConverted,
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
  }
}
