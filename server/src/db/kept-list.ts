import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from './on-client'
import type { designations } from './schema/company'
import type { leadSources, sourceNames, workTypes } from './schema/fields'

type ListTable = typeof leadSources | typeof sourceNames | typeof workTypes | typeof designations

export interface Listed {
  id: string
  name: string
  isHidden: boolean
}

/**
 * A list that a firm keeps. Until somebody orders it by hand it begins with `first`, and the others follow by name; then new
 * entries go to the end (ADR-98).
 */
export const keptList = (title: string, table: ListTable, first: readonly string[] = []) => {
  const of = (companyId: string, id: string) =>
    sql`${table.companyId} = ${companyId} and ${table.id} = ${id}::uuid`
  return {
    /** Changes of a list wait for each other: not every list has a unique key for names that differ in case only. */
    hold: (db: Db, companyId: string) =>
      db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${title} ${companyId}`}, 0))`),

    /** All of them, hidden ones included. */
    find: (db: Db, companyId: string): Promise<Listed[]> =>
      db
        .select({ id: table.id, name: table.name, isHidden: sql<boolean>`${table.hiddenAt} is not null` })
        .from(table)
        .where(eq(table.companyId, companyId))
        .orderBy(
          asc(table.position),
          sql`array_position(${sql.param([...first])}::text[], ${table.name})`,
          asc(sql`lower(${table.name})`),
        ),

    /** How many were added: a name that is there is left alone. */
    add: async (
      db: Db,
      companyId: string,
      entries: readonly { id: string; name: string; createdAt: Date }[],
    ): Promise<number> => {
      const last = sql`(select max(position) from ${table} where company_id = ${companyId})`
      const rows = entries.map((entry, place) => ({
        ...entry,
        companyId,
        position: sql`${last} + ${place + 1}::int`,
      }))
      return (await db.insert(table).values(rows).onConflictDoNothing().returning({ id: table.id })).length
    },

    rename: (db: Db, companyId: string, id: string, name: string) =>
      db.execute(sql`update ${table} set name = ${name} where ${of(companyId, id)}`),

    hide: (db: Db, companyId: string, id: string, since: Date | null) =>
      db.execute(sql`update ${table} set hidden_at = ${since} where ${of(companyId, id)}`),

    /** The whole list, in this order. */
    order: (db: Db, companyId: string, ids: readonly string[]) =>
      db.execute(sql`
        update ${table} set position = wanted.place
        from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted(id, place)
        where ${table.companyId} = ${companyId} and ${table.id} = wanted.id`),

    remove: (db: Db, companyId: string, id: string) =>
      db.execute(sql`delete from ${table} where ${of(companyId, id)}`),
  }
}
