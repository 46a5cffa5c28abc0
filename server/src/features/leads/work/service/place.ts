import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { type LeadRecord, updateLead } from '../../record/repository/lead'
import { type Touch, tellSeers } from '../../record/service/touch'
import { findGap, findTop, spreadBehind } from '../repository/positions'

/**
 * The position of a lead in a column: below the named card, otherwise at the top, also if that card is gone by now. Two
 * people who drop at the same place get the same position; then the ids decide.
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

/** P-026: another position in the same column is not a change of the lead; only pages that show it are told. */
export async function reorder(touch: Touch, lead: LeadRecord, behind: string | null): Promise<void> {
  if (touch.stages.get(lead.stageId)?.kind === 'won') refuse(captureRefusals.wonIsFixed)
  if (behind === lead.id) return
  const position = await placeIn(touch, lead.id, lead.stageId, behind)
  await updateLead(touch.db, touch.companyId, lead.id, { position })
  await tellSeers(touch, [lead.id], [lead])
}
