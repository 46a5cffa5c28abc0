import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** By id, deleted or not: the history names what a lead had. */
export async function findNamesOf(
  db: Db,
  companyId: string,
  { tagIds, teamIds }: { tagIds: string[]; teamIds: string[] },
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from tags where company_id = ${companyId} and id = any(${sql.param(tagIds)}::uuid[])
    union all
    select id, name from teams where company_id = ${companyId} and id = any(${sql.param(teamIds)}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
