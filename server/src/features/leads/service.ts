import { everything } from '../teams/service'
import { findLead, type LeadRecord } from './record/repository/lead'
import { refuseGone, type Touch } from './record/service/touch'
import { holdMany } from './write/service/hold'
import type { HistoryLine } from './write/service/lead-write'
import { writeLead } from './write/service/write-leads'

/** What higher slices do with leads. */
export { readCursor, writeCursor } from './list/repository/sorts'
export { type Touch, touching } from './record/service/touch'
export { holdLead } from './write/service/hold'

/** The lead, if the caller may see it. */
export const seeLead = async (touch: Touch, id: string): Promise<LeadRecord> =>
  (await findLead(touch.db, touch.companyId, id, touch.visibility)) ?? refuseGone(touch, id)

/** Writes a line into the history of a lead, visible to the caller or not; does nothing if the lead is deleted. */
export async function addLine(touch: Touch, leadId: string, line: HistoryLine): Promise<void> {
  const { leads } = await holdMany({ ...touch, sight: everything }, [leadId], {}, 'live')
  const [lead] = leads
  if (lead) await writeLead(touch, { before: lead, lines: [line] })
}
