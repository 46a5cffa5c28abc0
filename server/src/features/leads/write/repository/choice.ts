import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'

/** The columns that hold the name of an entry of a list. */
const columns = { source: leads.source, sourceName: leads.sourceName, workScope: leads.workScope }
export type ChoiceColumn = keyof typeof columns

const live = sql`deleted_at is null and archived_at is null`

/** Every lead that has the name, in whatever case: live ones by the index of the column, the others by that of their state. */
function having(companyId: string, column: SQL, name: string, becomes: string): SQL {
  const isIt = sql`lower(${column}) = lower(${name}) and ${column} <> ${becomes}`
  const of = sql`from ${leads} where company_id = ${companyId}`
  return sql`
    select id ${of} and ${live} and ${column} = any(array(select distinct ${column} ${of} and ${live} and ${isIt}))
    union all
    select id ${of} and deleted_at is null and archived_at is not null and ${isIt}
    union all
    select id ${of} and deleted_at is not null and ${isIt}`
}

/**
 * Gives another name to all leads that have one; how many there were. One statement, and no line in their histories, because
 * nobody worked on them (ADR-98). Locked in the order in which every other call locks many leads.
 */
export async function renameOnLeads(
  db: Db,
  companyId: string,
  field: ChoiceColumn,
  { name, becomes }: { name: string; becomes: string },
): Promise<number> {
  const column = sql.identifier(columns[field].name)
  // Arrays instead of joins: each part is read once, also where the database has no statistics to plan by.
  const { rowCount } = await db.execute(sql`
    with held as materialized (
      select id from ${leads}
      where company_id = ${companyId} and id = any(array(${having(companyId, sql`${column}`, name, becomes)}))
      order by id for no key update
    )
    update ${leads} set ${column} = ${becomes}
    where company_id = ${companyId} and id = any(array(select id from held))`)
  return rowCount ?? 0
}
