import { presetWorkTypes } from '@foyer/contract/fields/defaults'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leadSources, sourceNames, workTypes } from '../../../db/schema/fields'

const lists = { source: leadSources, sourceName: sourceNames, workType: workTypes }
export type ChoiceList = keyof typeof lists

export const insertChoices = (db: Db, list: ChoiceList, rows: (typeof workTypes.$inferInsert)[]) =>
  db.insert(lists[list]).values(rows)

/** L-188: the presets in the order of the specification, then the others by name. */
export const findChoices = (db: Db, companyId: string, list: ChoiceList) => {
  const table = lists[list]
  return db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.companyId, companyId))
    .orderBy(
      sql`array_position(${sql.param([...presetWorkTypes])}::text[], ${table.name})`,
      asc(sql`lower(${table.name})`),
    )
}

/** Additions to a list of a company wait for each other: no unique key covers names that differ in case only. */
export const holdChoices = (db: Db, companyId: string, list: ChoiceList) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${list} ${companyId}`}, 0))`)
