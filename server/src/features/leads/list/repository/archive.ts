import type { LeanRow } from '@foyer/contract/leads/list/lean-row'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, runPrepared } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import { counted } from './count'
import { ownNames, selectedAs } from './row-values'
import { hasText, searchWords } from './search'

export const archivedFilter = (
  companyId: string,
  visibility: Visibility,
  search: string | undefined,
): SQL | undefined =>
  and(
    eq(leads.companyId, companyId),
    isNull(leads.deletedAt),
    isNotNull(leads.archivedAt),
    visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
    hasText(searchWords(search ?? '')),
  )

interface ArchivedRow extends LeanRow {
  archivedAt: string
  customValues?: Record<string, unknown>
}

/** The latest first, and how many there are. */
export async function findArchived(db: Db, filter: SQL | undefined, limit: number, offset: number) {
  const [found] = await runPrepared<{ total: number; rows: ArchivedRow[] }>(
    db,
    sql`select (${counted(filter)})::int as total, (
      select coalesce(json_strip_nulls(json_agg(r)), '[]'::json) from (
        select ${sql.raw(selectedAs(ownNames))}, l.archived_at as "archivedAt", l.custom_values as "customValues"
        from (select * from ${leads} where ${filter} order by ${leads.archivedAt} desc, ${leads.id} desc
          limit ${limit} offset ${offset}) l
        order by l.archived_at desc, l.id desc
      ) r) as rows`,
  )
  return found ?? { total: 0, rows: [] }
}
