import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { leadIdentities, leads } from '../../../../db/schema/leads'
import { nameOfMember } from '../../../../db/shown-name'
import type { Visibility } from '../../../teams/service'

const creators = alias(users, 'creators')

/** The lead that is being edited, and its copies for other people (C-102). */
const isOther = (companyId: string, exceptId: string | undefined): SQL | undefined =>
  exceptId === undefined
    ? undefined
    : and(
        ne(leads.id, exceptId),
        or(
          isNull(leads.siblingGroup),
          sql`${leads.siblingGroup} is distinct from (select o.sibling_group from ${leads} o where o.company_id = ${companyId} and o.id = ${exceptId})`,
        ),
      )

/** Leads with one of these contact details, archived ones last (C-179), matches by phone first. */
export const findMatches = (
  db: Db,
  companyId: string,
  values: string[],
  { visibility, exceptId }: { visibility: Visibility; exceptId: string | undefined },
) => {
  const visible = visibility({ assignee: leads.assigneeId, creator: leads.creatorId })
  const byPhone = sql<boolean>`bool_or(starts_with(${leadIdentities.value}, '+'))`
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
      createdAt: leads.createdAt,
      isArchived: sql<boolean>`${leads.archivedAt} is not null`,
      assignee: sql<string | null>`${nameOfMember()}`,
      creator: sql<string | null>`trim(${creators.firstName} || ' ' || ${creators.lastName})`,
      isByPhone: byPhone,
      isVisible: visible ? sql<boolean>`coalesce((${visible}), false)` : sql<boolean>`true`,
    })
    .from(leadIdentities)
    .innerJoin(leads, and(eq(leads.companyId, leadIdentities.companyId), eq(leads.id, leadIdentities.leadId)))
    .leftJoin(members, and(eq(members.companyId, leads.companyId), eq(members.userId, leads.assigneeId)))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(creators, eq(creators.id, leads.creatorId))
    .where(
      and(
        eq(leadIdentities.companyId, companyId),
        inArray(leadIdentities.value, values),
        isNull(leads.deletedAt),
        isOther(companyId, exceptId),
      ),
    )
    .groupBy(leads.companyId, leads.id, members.companyId, members.userId, users.id, creators.id)
    .orderBy(
      sql`${leads.archivedAt} is not null`,
      sql`bool_or(starts_with(${leadIdentities.value}, '+')) desc`,
      asc(leads.createdAt),
    )
    .limit(10)
}

/** Those who are active members with access to leads. */
export const findReachable = async (db: Db, companyId: string, ids: string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        inArray(members.userId, ids),
        eq(members.isClient, false),
        isNull(members.deactivatedAt),
        sql`'crm' = any(${members.features})`,
      ),
    )
  return rows.map(({ id }) => id)
}
