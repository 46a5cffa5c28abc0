import type { DeletedKind } from '@foyer/contract/deleted/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/on-client'

interface DeletedRow extends Record<string, unknown> {
  kind: DeletedKind
  id: string
  name: string
  deleted_at: Date
  deleted_by: string | null
}

/** Only the latest ones: older ones are found by search. */
const most = 200

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Of every kind that can be restored. A merged lead returns by undoing the merge, a rule only between existing stages. */
export async function findDeleted(db: Db, companyId: string, since: Date, search: string | undefined) {
  const matches = search === undefined ? sql`true` : sql`name ilike ${`%${escaped(search)}%`}`
  // There may be thousands of leads: no more are read than are shown.
  const { rows } = await db.execute<DeletedRow>(sql`
    select kind, id, name, deleted_at, deleted_by from (
      (select 'lead' as kind, l.id, l.deleted_at, name, trim(u.first_name || ' ' || u.last_name) as deleted_by
      from leads l left join users u on u.id = l.deleted_by
      cross join lateral (select case when l.type = 1 and coalesce(l.company_name, '') <> '' then l.company_name
        else trim(l.first_name || ' ' || l.last_name) end as name) named
      where l.company_id = ${companyId} and l.deleted_at >= ${since.toISOString()}::timestamptz
        and l.merged_into is null and ${matches}
      order by l.deleted_at desc, l.id limit ${most})
      union all
      select 'stage', id, deleted_at, name, null from stages
      where company_id = ${companyId} and deleted_at >= ${since.toISOString()}::timestamptz
      union all
      select 'rule', r.id, r.deleted_at, a.name || ' → ' || b.name, null from transition_rules r
      join stages a on a.company_id = r.company_id and a.id = r.from_stage_id and a.deleted_at is null
      join stages b on b.company_id = r.company_id and b.id = r.to_stage_id and b.deleted_at is null
      where r.company_id = ${companyId} and r.deleted_at >= ${since.toISOString()}::timestamptz
      union all
      select 'tag', id, deleted_at, name, null from tags
      where company_id = ${companyId} and deleted_at >= ${since.toISOString()}::timestamptz
      union all
      select 'team', id, deleted_at, name, null from teams
      where company_id = ${companyId} and deleted_at >= ${since.toISOString()}::timestamptz
      union all
      select 'field', id, deleted_at, name, null from custom_fields
      where company_id = ${companyId} and deleted_at >= ${since.toISOString()}::timestamptz
    ) things
    where ${matches}
    order by deleted_at desc, id limit ${most}`)
  return rows
}
