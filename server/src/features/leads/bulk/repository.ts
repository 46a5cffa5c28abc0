import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/on-client'
import { auditLog, leads } from '../../../db/schema/leads'
import type { Visibility } from '../../teams/service'

/**
 * The ids of all leads that match, locked until the transaction ends; always in the same order, so that two calls cannot
 * deadlock.
 */
export const holdMatching = async (db: Db, companyId: string, filter: SQL | undefined): Promise<string[]> => {
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), filter))
    .orderBy(leads.id)
    .for('no key update')
  return found.map(({ id }) => id)
}

/** The same without a lock. */
export const findMatching = async (db: Db, companyId: string, filter: SQL | undefined): Promise<string[]> => {
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), filter))
    .orderBy(leads.id)
  return found.map(({ id }) => id)
}

/** What a message to them needs, of those that are there for the caller; by their keys. */
export const findChatLeads = (db: Db, companyId: string, ids: readonly string[], visibility: Visibility) =>
  db
    .select({
      id: leads.id,
      type: leads.type,
      firstName: leads.firstName,
      lastName: leads.lastName,
      companyName: leads.companyName,
      phone: leads.phone,
      followUpOn: leads.followUpOn,
      followUpTime: leads.followUpTime,
    })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        sql`${leads.id} = any(${sql.param([...ids])}::uuid[])`,
        isNull(leads.deletedAt),
        isNull(leads.archivedAt),
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )

const openLeads = prepared<{ id: string; leads: number }>(
  'open-leads-of',
  `select assignee_id as id, sum(leads)::int as leads from lead_tallies
    where company_id = $1 and assignee_id = any($2::uuid[]) and stage_id = any($3::uuid[]) group by assignee_id`,
)

/** How many leads each of these people has in these stages. */
export const sumOpenLeads = async (
  db: Db,
  companyId: string,
  people: string[],
  stageIds: string[],
): Promise<Map<string, number>> =>
  new Map((await openLeads(db, [companyId, people, stageIds])).map(({ id, leads: sum }) => [id, sum]))

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
