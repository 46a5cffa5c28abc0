import type { HistoryKind } from '@foyer/contract/leads/work/history'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members } from '../../../db/schema/accounts'
import { auditLog, leadHistory, leads } from '../../../db/schema/leads'
import { stages } from '../../../db/schema/pipeline'
import type { Visibility } from '../../teams/service'
import { topOf, written } from '../work/repository/positions'

export const named = (ids: string[]): SQL => sql`${leads.id} = any(${sql.param(ids)}::uuid[])`

export const namedAndSeen = (ids: string[], visibility: Visibility): SQL | undefined =>
  and(named(ids), visibility({ assignee: leads.assigneeId, creator: leads.creatorId }))

/** Locked until the transaction ends, always in the same order, so that two bulk calls cannot deadlock. */
export const holdLeads = (db: Db, companyId: string, which: SQL | undefined) =>
  db
    .select({
      id: leads.id,
      type: leads.type,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      assigneeId: leads.assigneeId,
      stageId: leads.stageId,
      statusId: leads.statusId,
      position: leads.position,
      archivedAt: leads.archivedAt,
      deletedAt: leads.deletedAt,
      mergedInto: leads.mergedInto,
    })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), which))
    .orderBy(leads.id)
    .for('no key update')
export type HeldLead = Awaited<ReturnType<typeof holdLeads>>[number]

type Marks = Partial<Pick<typeof leads.$inferInsert, 'archivedAt' | 'deletedAt' | 'deletedBy'>>

/** Two changes within one millisecond must not look like one (C-150). */
const touchedAt = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`

/** One statement for all leads; each gets one more entry in its history. */
export const markLeads = (db: Db, companyId: string, ids: string[], marks: Marks, now: Date) =>
  db
    .update(leads)
    .set({ ...marks, updatedAt: touchedAt(now), historyCount: sql`${leads.historyCount} + 1` })
    .where(and(eq(leads.companyId, companyId), named(ids)))

/** From one stage to another, with the status a lead gets there. */
export interface Move {
  from: string
  to: string
  statusId: number | null
}

/** A lead in a stage that must be left (C-072) moves on, with a second line in the history. */
export const assignLeads = (
  db: Db,
  companyId: string,
  ids: string[],
  assigneeId: string | null,
  moves: Move[],
  now: Date,
) => {
  const at = sql`${now.toISOString()}::timestamptz`
  // The top position of each stage is looked up once, not for every lead.
  return db.execute(sql`
    with m as materialized (
      select s.id as stage, x.to, x."statusId", ${topOf(companyId, sql`x.to`, now)} as top
      from ${stages} s left join json_to_recordset(${JSON.stringify(moves)}::json)
        as x("from" uuid, "to" uuid, "statusId" int) on x.from = s.id
      where s.company_id = ${companyId}
    )
    update ${leads} set assignee_id = ${assigneeId},
      stage_id = case when m.to is null then stage_id else m.to end,
      status_id = case when m.to is null then status_id else m."statusId" end,
      stage_since = case when m.to is null then stage_since else ${at} end,
      position = case when m.to is null then position else ${written(sql`m.top + o.place * 0.000001`)} end,
      updated_at = ${touchedAt(now)} + case when m.to is null then 0 else 1 end * interval '1 millisecond',
      history_count = history_count + case when m.to is null then 1 else 2 end
    from m, unnest(${sql.param(ids)}::uuid[]) with ordinality as o(id, place)
    where company_id = ${companyId} and ${leads.id} = o.id and stage_id = m.stage`)
}

export interface FormerPlace {
  id: string
  assigneeId: string | null
  stageId: string
  statusId: number | null
  /** Undefined for changes from before there was a board. */
  position?: string
}

/** Back to the former assignees, and to the former stage unless somebody has moved the lead since. */
export const giveBack = (
  db: Db,
  companyId: string,
  places: (FormerPlace & { movedTo: string })[],
  now: Date,
) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return db.execute(sql`
    update ${leads} l set assignee_id = x."assigneeId",
      stage_id = case when l.stage_id = x."movedTo" then x."stageId" else l.stage_id end,
      status_id = case when l.stage_id = x."movedTo" and x."stageId" <> x."movedTo" then x."statusId" else l.status_id end,
      stage_since = case when l.stage_id = x."movedTo" and x."stageId" <> x."movedTo" then ${at} else l.stage_since end,
      position = case when l.stage_id = x."movedTo" and x."stageId" <> x."movedTo"
        then coalesce(x.position, ${written(sql`extract(epoch from ${at})::numeric`)}) else l.position end,
      updated_at = greatest(${at}, l.updated_at + interval '1 millisecond') + interval '1 millisecond',
      history_count = l.history_count + case when l.stage_id = x."movedTo" and x."stageId" <> x."movedTo" then 2 else 1 end
    from json_to_recordset(${JSON.stringify(places)}::json)
      as x(id uuid, "assigneeId" uuid, "stageId" uuid, "statusId" int, position text, "movedTo" uuid)
    where l.company_id = ${companyId} and l.id = x.id`)
}

export interface BulkEntry {
  leadId: string
  kind: HistoryKind
  id: string
  /** Lines of one instant keep their order: 0 is the first. */
  place: number
  sentence: string
  details: Record<string, unknown>
}

/** Written after the leads themselves, so that their lines come after those of an earlier change. */
export const insertEntries = (db: Db, companyId: string, actorId: string, entries: BulkEntry[]) =>
  db.execute(sql`
    insert into ${leadHistory} (company_id, lead_id, id, kind, at, actor_id, sentence, details)
    select l.company_id, l.id, x.id, x.kind,
      l.updated_at - (max(x.place) over (partition by l.id) - x.place) * interval '1 millisecond',
      ${actorId}::uuid, x.sentence, x.details
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as x("leadId" uuid, id uuid, kind text, place int, sentence text, details jsonb)
    join ${leads} l on l.company_id = ${companyId} and l.id = x."leadId"`)

export const insertAudit = (db: Db, row: typeof auditLog.$inferInsert) => db.insert(auditLog).values(row)

export const findOwnAudit = async (db: Db, companyId: string, id: string, actorId: string, since: Date) => {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        eq(auditLog.id, id),
        eq(auditLog.actorId, actorId),
        gte(auditLog.at, since),
      ),
    )
  return row
}

/** Locked, so that two clicks on Undo run one after the other. */
export const holdUndo = (db: Db, id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`undo ${id}`}, 0))`)

export const isUndone = async (db: Db, companyId: string, id: string, since: Date): Promise<boolean> =>
  (
    await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.companyId, companyId),
          gte(auditLog.at, since),
          eq(auditLog.action, 'leads.undo'),
          sql`${auditLog.details} ->> 'of' = ${id}`,
        ),
      )
      .limit(1)
  ).length > 0

export const findAdminIds = async (db: Db, companyId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        sql`(${members.isAdmin} or ${members.isSuperAdmin}) and ${members.deactivatedAt} is null`,
      ),
    )
  return rows.map(({ id }) => id)
}
