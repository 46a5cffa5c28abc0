import type { Person } from '@foyer/contract/accounts/model'
import { callStatuses, remarkTypes } from '@foyer/contract/leads/model'
import type { HistoryEntry, HistoryKind } from '@foyer/contract/leads/work/history'
import { historyKinds } from '@foyer/contract/leads/work/history'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../../db/on-client'
import { leadHistory, leadMerges, leads } from '../../../../db/schema/leads'
import { mails } from '../../../../db/schema/mail'
import type { Visibility } from '../../../teams/service'

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

/** An entry as JSON of the database, of lead_history `h`. */
export const entryColumns = 'h.id, h.at, h.kind, h.sentence, h.remark, h.details, h.actor_id as "actorId"'

export interface HistoryRow {
  id: string
  at: string
  kind: string
  sentence: string
  remark?: string | null
  details: Record<string, unknown>
  actorId?: string | null
}

/** What clients of the specification call an update of a lead. */
export const updateKinds = ['call', 'remark', 'interaction', 'follow-up', 'note']
  .map((kind) => `'${kind}'`)
  .join(', ')

/**
 * The latest first, of the lead and of those that were merged into it. For each of them, and each kind if some are asked
 * for, at most a page is read along its own index, so that a long history costs as little as a short one. Nothing of a
 * lead that the caller may not see.
 */
export const historyPageQuery = (
  companyId: string,
  leadId: string,
  { kinds, before, limit }: HistorySlice,
  visibility?: Visibility,
): SQL => sql`
  select h.* from (
    select ${leads.id} as id from ${leads}
    where ${and(
      eq(leads.companyId, companyId),
      eq(leads.id, leadId),
      isNull(leads.deletedAt),
      visibility?.({ assignee: leads.assigneeId, creator: leads.creatorId }),
    )}
    union all
    (with recursive joined(id) as (
      select merged_id from ${leadMerges} where company_id = ${companyId} and kept_id = ${leadId} and undone_at is null
      union
      select m.merged_id from ${leadMerges} m join joined on m.company_id = ${companyId} and m.kept_id = joined.id
      where m.undone_at is null
    ) select id from joined where exists (select 1 from ${leads} where ${and(
      eq(leads.companyId, companyId),
      eq(leads.id, leadId),
      isNull(leads.deletedAt),
      visibility?.({ assignee: leads.assigneeId, creator: leads.creatorId }),
    )}))
  ) as l
  ${kinds.length > 0 ? sql`cross join unnest(${sql.param([...kinds])}::text[]) as k(kind)` : sql``}
  cross join lateral (
    select ${sql.raw(entryColumns)} from ${leadHistory} h
    where h.company_id = ${companyId} and h.lead_id = l.id
      ${kinds.length > 0 ? sql`and h.kind = k.kind` : sql``}
      ${before ? sql`and (h.at, h.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
    order by h.at desc, h.id desc
    limit ${sql.raw(String(Math.trunc(limit)))}
  ) h
  order by h.at desc, h.id desc
  limit ${sql.raw(String(Math.trunc(limit)))}`

export const findHistory = async (
  db: Db,
  companyId: string,
  leadId: string,
  slice: HistorySlice,
  visibility?: Visibility,
): Promise<HistoryRow[]> => {
  const [found] = await runPrepared<{ rows: HistoryRow[] }>(
    db,
    sql`select coalesce(json_agg(h), '[]'::json) as rows from (${historyPageQuery(companyId, leadId, slice, visibility)}) h`,
  )
  return found?.rows ?? []
}

/** How the mails of these entries stand now. */
export async function findMailStates(db: Db, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, MailStanding>()
  const rows = await db
    .select({ id: mails.id, state: mails.state, error: mails.error, sendAt: mails.sendAt })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), inArray(mails.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}
type MailStanding = Pick<typeof mails.$inferSelect, 'id' | 'state' | 'error' | 'sendAt'>

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value)

const mailIn = ({ mailId }: Record<string, unknown>): HistoryEntry['mail'] =>
  typeof mailId === 'string'
    ? { id: mailId, state: undefined, error: undefined, sendAt: undefined }
    : undefined

function factsIn({ details }: HistoryRow): Partial<HistoryEntry> {
  const { names, followUp, amount } = details as {
    names?: { from?: unknown; to?: unknown }
    followUp?: { on?: unknown; time?: unknown }
    amount?: unknown
  }
  const [from, to, on] = [textIn(names?.from), textIn(names?.to), textIn(followUp?.on)]
  return {
    callStatus: oneOf(callStatuses, details.callStatus),
    remarkType: oneOf(remarkTypes, details.remarkType),
    stages: from !== undefined && to !== undefined ? { from, to } : undefined,
    followUp: on === undefined ? undefined : { on, time: textIn(followUp?.time) },
    meetingMode: textIn(details.meetingMode),
    outcome: textIn(details.outcome),
    amount: typeof amount === 'number' ? amount : undefined,
    isEmailSent: details.isEmailSent === true ? true : undefined,
    mail: mailIn(details),
  }
}

export const entryOf = (row: HistoryRow, people: ReadonlyMap<string, Person>): HistoryEntry => {
  const actor = row.actorId ? people.get(row.actorId) : undefined
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: oneOf(historyKinds, row.kind) ?? 'changed',
    sentence: row.sentence,
    remark: row.remark ?? undefined,
    actor: actor && { id: actor.id, fullName: actor.fullName, email: actor.email },
    callStatus: undefined,
    ...factsIn(row),
  }
}
