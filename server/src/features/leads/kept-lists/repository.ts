import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { leads } from '../../../db/schema/leads'
import type { ChoiceColumn } from '../write/repository/choice'

interface Count extends Record<string, unknown> {
  field: ChoiceColumn
  name: string
  leads: number
}

/** From the index of the column alone. */
const counted = (companyId: string, field: ChoiceColumn, column: SQL): SQL => sql`
  select ${field}::text as field, ${column} as name, count(*)::int as leads from ${leads}
  where company_id = ${companyId} and deleted_at is null and archived_at is null and ${column} is not null
  group by ${column}`

/** How many live leads have each name, in one statement. */
export const countByName = async (db: Db, companyId: string): Promise<Count[]> => {
  const { rows } = await db.execute<Count>(sql`
    ${counted(companyId, 'source', sql`source`)}
    union all ${counted(companyId, 'sourceName', sql`source_name`)}
    union all ${counted(companyId, 'workScope', sql`work_scope`)}`)
  return rows
}
