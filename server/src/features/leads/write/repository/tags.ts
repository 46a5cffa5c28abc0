import { asJson } from '../../../../db/as-json'
import { type Db, prepared } from '../../../../db/on-client'

export interface TagChange {
  lead_id: string
  added: readonly string[]
  removed: readonly string[]
}

const given = `json_to_recordset($2::json) as x(lead_id uuid, added uuid[], removed uuid[])`

const write = prepared(
  'write-lead-tags',
  `with gone as (
    delete from lead_tags t using ${given}
    where t.company_id = $1 and t.lead_id = x.lead_id and t.tag_id = any(x.removed)
  )
  insert into lead_tags (company_id, lead_id, tag_id, created_at)
  select $1, x.lead_id, tag, $3 from ${given}, unnest(x.added) as tag
  on conflict do nothing`,
)

/** Not in one statement with the leads themselves: the sums by tag would count the same change twice. */
export const writeLeadTags = (db: Db, companyId: string, changes: TagChange[], now: Date) =>
  write(db, [companyId, asJson(changes), now])
