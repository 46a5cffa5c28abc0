import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { type LeadRecord, updateLead } from '../repository/lead'
import { findGap, findTop, spreadBehind } from '../repository/positions'
import { type Touch, tellSeers } from './touch'

/**
 * Where a lead comes to stand in a column: behind the card that is named, otherwise at the top, and there too when that
 * card has gone meanwhile. Two who drop at the same place get the same one; then the ids decide.
 */
export async function placeIn(
  { db, companyId, now, visibility }: Touch,
  leadId: string,
  stageId: string,
  behind?: string | null,
): Promise<string> {
  const column = { companyId, stageId, leadId }
  const gap = behind ? await findGap(db, column, behind, visibility) : undefined
  if (!behind || !gap) return findTop(db, column, now)
  if (gap.position !== null) return gap.position
  await spreadBehind(db, column, behind, gap)
  return (await findGap(db, column, behind, visibility))?.position ?? gap.below
}

/** P-026: another place in the same column is no change of the lead; only those who see it look again. */
export async function reorder(touch: Touch, lead: LeadRecord, behind: string | null): Promise<void> {
  if (touch.stages.get(lead.stageId)?.kind === 'won') refuse(captureRefusals.wonIsFixed)
  if (behind === lead.id) return
  const position = await placeIn(touch, lead.id, lead.stageId, behind)
  await updateLead(touch.db, touch.companyId, lead.id, { position })
  await tellSeers(touch, [lead.id], [lead])
}
