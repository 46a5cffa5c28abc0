import type { LeanRow } from '@foyer/contract/leads/list/lean-row'
import { type Db, prepared } from '../../../../db/on-client'
import { ownNames, selectedAs } from './row-values'

const rowsWhere = (name: string, which: string) =>
  prepared<{ row: LeanRow }>(
    name,
    `select json_strip_nulls(row_to_json(r)) as row
     from (select ${selectedAs(ownNames)} from leads l where l.company_id = $1 and l.id = ${which}) r`,
  )
const findMany = rowsWhere('rows-of-leads', 'any($2::uuid[])')
// Of one the database is sure how few there are, and keeps its plan.
const findOne = rowsWhere('row-of-lead', '($2::uuid[])[1]')

/** What the list shows of these leads, in the order of the ids. */
export async function findRows(db: Db, companyId: string, ids: string[]): Promise<LeanRow[]> {
  if (ids.length === 0) return []
  const found = await (ids.length === 1 ? findOne : findMany)(db, [companyId, ids])
  const byId = new Map(found.map(({ row }) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
