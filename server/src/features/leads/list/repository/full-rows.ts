import type { LeanRow } from '@foyer/contract/leads/list/lean-row'
import type { ContactRow } from '../../record/repository/contacts'
import { contactColumns } from '../../record/repository/contacts'
import { entryColumns, type HistoryRow, updateKinds } from '../../work/repository/history'
import { ownNames, selectedAs } from './row-values'

/** What a full row has beside a lean one (C-174), of leads `l`. */
export const moreOfFullRow = `, l.is_quotation_sent as "hasQuotation", l.project_id as "projectId",
  (select json_agg(c) from (select ${contactColumns} from lead_contacts c
    where c.company_id = l.company_id and c.lead_id = l.id order by c.position) c) as "contacts",
  (select row_to_json(h) from (select ${entryColumns} from lead_history h
    where h.company_id = l.company_id and h.lead_id = l.id and h.kind in (${updateKinds})
    order by h.at desc, h.id desc limit 1) h) as "lastUpdate"`

/** All of a full row, in the server's own names. */
export const wholeRow = `${selectedAs(ownNames)}${moreOfFullRow}`

export interface FullRowRead extends LeanRow {
  hasQuotation: boolean
  projectId?: string
  contacts?: ContactRow[]
  lastUpdate?: HistoryRow
}
