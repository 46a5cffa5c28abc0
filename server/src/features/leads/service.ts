import { findLead, holdLeads, type LeadRecord } from './repository/lead'
import type { Line } from './service/history'
import { refuseGone, save, type Touch } from './service/touch'

/** What higher slices do with leads. */
export { readCursor, writeCursor } from './repository/sorts'
export { holdLead, type Touch, touching } from './service/touch'

/** The lead, if the caller may see it. */
export const seeLead = async (touch: Touch, id: string): Promise<LeadRecord> =>
  (await findLead(touch.db, touch.companyId, id, touch.visibility)) ?? refuseGone(touch, id)

/** Writes a line into the history of a lead, visible to the caller or not; does nothing if the lead is deleted. */
export async function addLine(touch: Touch, leadId: string, line: Line): Promise<void> {
  const [lead] = await holdLeads(touch.db, touch.companyId, [leadId], () => undefined)
  if (lead) await save(touch, lead, {}, [line])
}
