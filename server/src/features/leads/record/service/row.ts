import { rowOf as shownRow } from '@foyer/contract/leads/list/lean-row'
import type { LeadRow } from '@foyer/contract/leads/model'
import { findRows } from '../../list/repository/rows'
import { knownOfRows } from '../../list/service/known-of-rows'
import { refuseGone, type Touch } from './touch'

/** The lead as it is now, for the person who has just changed it. */
export async function rowOf(touch: Touch, id: string): Promise<LeadRow> {
  const [row] = await findRows(touch.db, touch.companyId, [id])
  return (row && shownRow(row, await knownOfRows(touch))) ?? refuseGone(touch, id)
}
