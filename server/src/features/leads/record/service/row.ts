import type { LeadRow } from '@foyer/contract/leads/model'
import { findLeadRows } from '../../list/repository/leads'
import { refuseGone, type Touch } from './touch'

/** The lead as it is now, for the person who has just changed it. */
export async function rowOf(touch: Touch, id: string): Promise<LeadRow> {
  const [row] = await findLeadRows(touch.db, touch.companyId, [id], touch.stages)
  return row ?? refuseGone(touch, id)
}
