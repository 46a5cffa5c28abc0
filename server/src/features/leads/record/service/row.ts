import { rowOf as shownRow } from '@foyer/contract/leads/list/lean-row'
import type { LeadRow } from '@foyer/contract/leads/model'
import { type LeadScope, refuseGone } from '../../lead-scope'
import { findRows } from '../../list/repository/rows'
import { knownOfRows } from '../../list/service/known-of-rows'

/** The lead as it is now, for the person who has just changed it. */
export async function rowOf(scope: LeadScope, id: string): Promise<LeadRow> {
  const [row] = await findRows(scope.db, scope.companyId, [id])
  return (row && shownRow(row, await knownOfRows(scope))) ?? refuseGone(scope, id)
}
