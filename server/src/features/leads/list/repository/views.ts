import { and, eq, isNotNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { users } from '../../../../db/schema/accounts'
import { leadListPreferences, leads, leadViews } from '../../../../db/schema/leads'

const visibleTo = (companyId: string, userId: string) =>
  and(eq(leadViews.companyId, companyId), or(eq(leadViews.ownerId, userId), eq(leadViews.isShared, true)))

/** The caller's own first, then those of others, by name. */
export const findViews = (db: Db, companyId: string, userId: string, id?: string) =>
  db
    .select({
      id: leadViews.id,
      name: leadViews.name,
      isShared: leadViews.isShared,
      ownerId: leadViews.ownerId,
      ownerName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      query: leadViews.query,
      isDefault: isNotNull(leadListPreferences.defaultViewId) as SQL<boolean>,
    })
    .from(leadViews)
    .innerJoin(users, eq(users.id, leadViews.ownerId))
    .leftJoin(
      leadListPreferences,
      and(
        eq(leadListPreferences.companyId, companyId),
        eq(leadListPreferences.userId, userId),
        eq(leadListPreferences.defaultViewId, leadViews.id),
      ),
    )
    .where(and(visibleTo(companyId, userId), id ? eq(leadViews.id, id) : undefined))
    .orderBy(sql`${leadViews.ownerId} <> ${userId}`, sql`lower(${leadViews.name})`, leadViews.id)
export type ViewRow = Awaited<ReturnType<typeof findViews>>[number]

/** Locked until the transaction ends: two windows that save at once wait for each other. */
export const holdViewsOf = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead-views ${userId}`}, 0))`)

export const findOwnNames = (db: Db, companyId: string, ownerId: string, exceptId?: string) =>
  db
    .select({ name: leadViews.name })
    .from(leadViews)
    .where(
      and(
        eq(leadViews.companyId, companyId),
        eq(leadViews.ownerId, ownerId),
        exceptId ? ne(leadViews.id, exceptId) : undefined,
      ),
    )

export const insertView = (db: Db, view: typeof leadViews.$inferInsert) => db.insert(leadViews).values(view)

export const updateView = (
  db: Db,
  companyId: string,
  id: string,
  change: Partial<typeof leadViews.$inferInsert>,
) =>
  db
    .update(leadViews)
    .set(change)
    .where(and(eq(leadViews.companyId, companyId), eq(leadViews.id, id)))

export const deleteView = async (db: Db, companyId: string, id: string) => {
  await db
    .update(leadListPreferences)
    .set({ defaultViewId: null })
    .where(and(eq(leadListPreferences.companyId, companyId), eq(leadListPreferences.defaultViewId, id)))
  await db.delete(leadViews).where(and(eq(leadViews.companyId, companyId), eq(leadViews.id, id)))
}

/** Counts no further than needed. */
export const countedUpTo = (filter: SQL | undefined, most: number): SQL =>
  sql`select count(*) from (select 1 from ${leads} where ${filter} limit ${most}) as found`

/** The numbers that such queries give, in one statement. */
export async function numbersOf(db: Db, queries: SQL[]): Promise<number[]> {
  if (queries.length === 0) return []
  const all = sql.join(
    queries.map((query) => sql`(${query})::int`),
    sql`, `,
  )
  const { rows } = await db.execute<{ numbers: number[] }>(sql`select array[${all}] as numbers`)
  return rows[0]?.numbers ?? []
}

/** Everybody's, locked until the transaction ends. */
export const holdViewsOfSources = (db: Db, companyId: string) =>
  db
    .select({ id: leadViews.id, query: leadViews.query })
    .from(leadViews)
    .where(and(eq(leadViews.companyId, companyId), like(leadViews.query, '%source=%')))
    .orderBy(leadViews.id)
    .for('update')

export const updateQueries = (db: Db, companyId: string, views: { id: string; query: string }[]) =>
  db.execute(sql`
    update ${leadViews} set query = wanted.query
    from json_to_recordset(${JSON.stringify(views)}::json) as wanted(id uuid, query text)
    where ${leadViews.companyId} = ${companyId} and ${leadViews.id} = wanted.id`)
