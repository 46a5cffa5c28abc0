import type { HistoryEntry, HistoryKind } from '@foyer/contract/leads/history'
import { historyKinds } from '@foyer/contract/leads/history'
import { callStatuses } from '@foyer/contract/leads/model'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { users } from '../../../db/schema/accounts'
import { leadHistory, leads } from '../../../db/schema/leads'

export const insertHistory = (db: Db, rows: (typeof leadHistory.$inferInsert)[]) =>
  db.insert(leadHistory).values(rows)

/** Of the lead, and of those that went into it when they were merged. */
const ofLead = (companyId: string, leadId: string): SQL | undefined =>
  and(
    eq(leadHistory.companyId, companyId),
    or(
      eq(leadHistory.leadId, leadId),
      inArray(
        leadHistory.leadId,
        sql`(select id from ${leads} where company_id = ${companyId} and merged_into = ${leadId})`,
      ),
    ),
  )

const kindOf = (kind: string): HistoryKind => historyKinds.find((known) => known === kind) ?? 'changed'

/** The latest first. */
export const findHistory = async (
  db: Db,
  companyId: string,
  leadId: string,
  limit: number,
): Promise<HistoryEntry[]> => {
  const rows = await db
    .select({
      id: leadHistory.id,
      at: leadHistory.at,
      kind: leadHistory.kind,
      sentence: leadHistory.sentence,
      remark: leadHistory.remark,
      details: leadHistory.details,
      actorId: users.id,
      fullName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
    })
    .from(leadHistory)
    .leftJoin(users, eq(users.id, leadHistory.actorId))
    .where(ofLead(companyId, leadId))
    .orderBy(desc(leadHistory.at), desc(leadHistory.id))
    .limit(limit)
  return rows.map(({ actorId, fullName, email, kind, at, remark, details, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    kind: kindOf(kind),
    remark: remark ?? undefined,
    callStatus:
      kind === 'call'
        ? callStatuses.find((status) => status === (details as { to?: unknown }).to)
        : undefined,
    actor: actorId && email ? { id: actorId, fullName, email } : undefined,
  }))
}
