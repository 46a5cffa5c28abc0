import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadScope } from '../../lead-scope'
import { spreadBelow } from '../../write/repository/positions'
import { type HeldOne, holdLead } from '../../write/service/hold'

/**
 * The position of a lead in a column: below the named card, otherwise at the top, also if that card is gone by now. Two
 * people who drop at the same place get the same position; then the ids decide.
 */
export async function placeBelow(
  scope: LeadScope,
  { lead, gap, place }: HeldOne,
  stageId: string,
  behindId: string | null | undefined,
): Promise<string> {
  if (!behindId || !gap) return place(stageId)
  if (gap.position !== null) return gap.position
  const { db, companyId } = scope
  await spreadBelow(db, { companyId, stageId, leadId: lead.id, cardId: behindId, card: gap.card })
  const again = await holdLead(scope, lead.id, { stageId, behindId })
  return again.gap?.position ?? gap.below
}

/** P-026: another position in the same column is not a change of the lead. */
export async function newPosition(
  scope: LeadScope,
  held: HeldOne,
  behindId: string | null,
): Promise<string | undefined> {
  const { lead } = held
  if (scope.stages.get(lead.stageId)?.kind === 'won') refuse(captureRefusals.wonIsFixed)
  return behindId === lead.id ? undefined : placeBelow(scope, held, lead.stageId, behindId)
}
