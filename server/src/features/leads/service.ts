import { findLead, holdLeads, type LeadRecord } from './record/repository/lead'
import { refuseGone, save, type Touch } from './record/service/touch'
import type { Line } from './work/service/history'

/** What higher slices do with leads. */
export { readCursor, writeCursor } from './list/repository/sorts'
export { holdLead, type Touch, touching } from './record/service/touch'

/** The lead, if the caller may see it. */
export const seeLead = async (touch: Touch, id: string): Promise<LeadRecord> =>
  (await findLead(touch.db, touch.companyId, id, touch.visibility)) ?? refuseGone(touch, id)

/** Writes a line into the history of a lead, visible to the caller or not; does nothing if the lead is deleted. */
export async function addLine(touch: Touch, leadId: string, line: Line): Promise<void> {
  const [lead] = await holdLeads(touch.db, touch.companyId, [leadId], () => undefined)
  if (lead) await save(touch, lead, {}, [line])
}
