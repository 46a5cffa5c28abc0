import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { users } from '../../../../db/schema/accounts'
import { leadTallies } from '../../../../db/schema/lead-sums'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

/** How many of the newest leads are read: older values are found by typing them. */
const lookedAt = 5_000

export const findAreas = async (db: Db, filter: SQL | undefined, most: number): Promise<string[]> => {
  const { rows } = await db.execute<{ area: string }>(sql`
    select area from (
      select ${leads.area} as area from ${leads} where ${filter} order by ${leads.createdAt} desc limit ${lookedAt}
    ) as newest
    where nullif(trim(area), '') is not null
    group by area
    order by length(regexp_replace(area, '[^0-9]', '', 'g')), area
    limit ${most}`)
  return rows.map((row) => row.area)
}

/** Jumps along the index from one value to the next, however many leads have each. */
export const findSources = async (db: Db, companyId: string, most: number): Promise<string[]> => {
  const next = (than: SQL) => sql`(
    select l.source from ${leads} l
    where l.company_id = ${companyId} and l.deleted_at is null and l.archived_at is null and l.source > ${than}
    order by l.source limit 1)`
  const { rows } = await db.execute<{ source: string }>(sql`
    with recursive found(source) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`found.source`)} from found where found.source is not null
    )
    select source from found where source is not null limit ${most}`)
  return rows.map((row) => row.source)
}

/** Everybody who has leads that the caller may see. */
export const findAssignees = async (db: Db, companyId: string, visibility: Visibility) => {
  const having = await db
    .select({ id: sql<string>`${leadTallies.assigneeId}` })
    .from(leadTallies)
    .where(
      and(
        eq(leadTallies.companyId, companyId),
        isNotNull(leadTallies.assigneeId),
        visibility({ assignee: leadTallies.assigneeId, creator: leadTallies.creatorId }),
      ),
    )
    .groupBy(leadTallies.assigneeId)
    .having(sql`sum(${leadTallies.leads}) > 0`)
  if (having.length === 0) return []
  return db
    .select({ id: users.id, fullName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(
      inArray(
        users.id,
        having.map(({ id }) => id),
      ),
    )
    .orderBy(sql`lower(${users.firstName})`, sql`lower(${users.lastName})`, users.id)
}

/** The two ends of the index. */
export const findBudgetRange = async (
  db: Db,
  filter: SQL | undefined,
): Promise<{ min: number; max: number } | undefined> => {
  const end = async (way: SQL) => {
    const [row] = await db
      .select({ budget: leads.budget })
      .from(leads)
      .where(and(filter, isNotNull(leads.budget)))
      .orderBy(sql`${leads.budget} ${way}`)
      .limit(1)
    return row?.budget ?? undefined
  }
  const min = await end(sql.raw('asc'))
  return min === undefined ? undefined : { min, max: (await end(sql.raw('desc'))) ?? min }
}
