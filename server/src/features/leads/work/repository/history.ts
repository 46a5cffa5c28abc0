import type { CalendarDate } from '@foyer/contract/kit/dates'
import { callStatuses, remarkTypes } from '@foyer/contract/leads/model'
import type { HistoryEntry, HistoryKind } from '@foyer/contract/leads/work/history'
import { historyKinds } from '@foyer/contract/leads/work/history'
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { users } from '../../../../db/schema/accounts'
import { leadHistory, leadMerges } from '../../../../db/schema/leads'

export const insertHistory = (db: Db, rows: (typeof leadHistory.$inferInsert)[]) =>
  db.insert(leadHistory).values(rows)

export interface HistoryPlace {
  at: string
  id: string
}

export interface HistorySlice {
  kinds: readonly HistoryKind[]
  /** Only what is older than this entry. */
  before: HistoryPlace | undefined
  limit: number
}

interface Row extends Record<string, unknown> {
  id: string
  at: Date
  kind: string
  sentence: string
  remark: string | null
  details: Record<string, unknown>
  actor_id: string | null
  full_name: string | null
  email: string | null
}

/** The lead, and those that were merged into it. */
async function partsOf(db: Db, companyId: string, leadId: string): Promise<string[]> {
  const merged = await db
    .select({ id: leadMerges.mergedId })
    .from(leadMerges)
    .where(
      and(eq(leadMerges.companyId, companyId), eq(leadMerges.keptId, leadId), isNull(leadMerges.undoneAt)),
    )
  return [leadId, ...merged.map(({ id }) => id)]
}

/**
 * The latest first. For each lead, and each kind if some are asked for, at most a page is read along its own index, so
 * that a long history costs as little as a short one.
 */
export const historyPageQuery = (
  companyId: string,
  ids: readonly string[],
  { kinds, before, limit }: HistorySlice,
): SQL => sql`
  select h.*, u.id as actor_id, trim(u.first_name || ' ' || u.last_name) as full_name, u.email
  from unnest(${sql.param([...ids])}::uuid[]) as l(id)
  ${kinds.length > 0 ? sql`cross join unnest(${sql.param([...kinds])}::text[]) as k(kind)` : sql``}
  cross join lateral (
    select id, at, kind, sentence, remark, details, actor_id as written_by
    from ${leadHistory}
    where company_id = ${companyId} and lead_id = l.id
      ${kinds.length > 0 ? sql`and kind = k.kind` : sql``}
      ${before ? sql`and (at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
    order by at desc, id desc
    limit ${limit}
  ) h
  left join ${users} u on u.id = h.written_by
  order by h.at desc, h.id desc
  limit ${limit}`

export async function findHistory(
  db: Db,
  companyId: string,
  leadId: string,
  slice: HistorySlice,
): Promise<HistoryEntry[]> {
  const ids = await partsOf(db, companyId, leadId)
  const { rows } = await db.execute<Row>(historyPageQuery(companyId, ids, slice))
  return rows.map(asEntry)
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value)

function factsIn({ kind, details }: Row): Partial<HistoryEntry> {
  const { names, followUp, amount } = details as {
    names?: { from?: unknown; to?: unknown }
    followUp?: { on?: unknown; time?: unknown }
    amount?: unknown
  }
  const [from, to, on] = [textIn(names?.from), textIn(names?.to), textIn(followUp?.on)]
  return {
    callStatus: oneOf(callStatuses, details.callStatus ?? (kind === 'call' ? details.to : undefined)),
    remarkType: oneOf(remarkTypes, details.remarkType),
    stages: from !== undefined && to !== undefined ? { from, to } : undefined,
    followUp: on === undefined ? undefined : { on, time: textIn(followUp?.time) },
    meetingMode: textIn(details.meetingMode),
    outcome: textIn(details.outcome),
    amount: typeof amount === 'number' ? amount : undefined,
    isEmailSent: details.isEmailSent === true ? true : undefined,
  }
}

const asEntry = (row: Row): HistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: oneOf(historyKinds, row.kind) ?? 'changed',
  sentence: row.sentence,
  remark: row.remark ?? undefined,
  actor:
    row.actor_id && row.email
      ? { id: row.actor_id, fullName: row.full_name ?? '', email: row.email }
      : undefined,
  callStatus: undefined,
  ...factsIn(row),
})

const moves: HistoryKind[] = ['stage', 'reopened', 'stage-undone']
const ofLead = (companyId: string, leadId: string) =>
  and(eq(leadHistory.companyId, companyId), eq(leadHistory.leadId, leadId))

/** How the lead came into its current stage. */
export const findLastMove = async (db: Db, companyId: string, leadId: string) => {
  const [row] = await db
    .select()
    .from(leadHistory)
    .where(and(ofLead(companyId, leadId), inArray(leadHistory.kind, moves)))
    .orderBy(desc(leadHistory.at), desc(leadHistory.id))
    .limit(1)
  return row
}

/** What was written since; nobody compares more than this many. */
export const findSince = (db: Db, companyId: string, leadId: string, since: Date) =>
  db
    .select({ kind: leadHistory.kind, details: leadHistory.details })
    .from(leadHistory)
    .where(and(ofLead(companyId, leadId), gt(leadHistory.at, since)))
    .orderBy(desc(leadHistory.at), desc(leadHistory.id))
    .limit(200)

/** The day of the follow-up before its last change; undefined if there was none. */
export async function findFormerFollowUp(
  db: Db,
  companyId: string,
  leadId: string,
): Promise<CalendarDate | undefined> {
  const [last] = await db
    .select({ details: leadHistory.details })
    .from(leadHistory)
    .where(
      and(
        eq(leadHistory.companyId, companyId),
        eq(leadHistory.leadId, leadId),
        eq(leadHistory.kind, 'follow-up'),
      ),
    )
    .orderBy(desc(leadHistory.at), desc(leadHistory.id))
    .limit(1)
  const { before } = (last?.details ?? {}) as { before?: unknown }
  return typeof before === 'string' ? before : undefined
}
