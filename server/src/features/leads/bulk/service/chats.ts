import { refuse } from '@foyer/contract/kit/refusal'
import { type ChatsInTurn, chatsOf } from '@foyer/contract/leads/bulk/chats'
import { leadLimits } from '@foyer/contract/leads/limits'
import { bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { leadTypeOf } from '@foyer/contract/leads/rules'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../lead-scope'
import { findChatLeads } from '../repository'
import { chosenIds } from './chosen-leads'

const refuseMany = (count: number) => {
  if (count > leadLimits.chatsMax) refuse(bulkRefusals.tooManyChats(leadLimits.chatsMax))
}

/** Who of these leads can be written to, one after another, and who not. What was written is logged chat by chat. */
export const chatsInTurn = (
  ctx: Context,
  { selection }: { selection: LeadSelection },
): Promise<ChatsInTurn> =>
  inLeadScope(ctx, async (scope) => {
    // Before anything is read: a list can be long.
    if ('expected' in selection) refuseMany(selection.expected - (selection.except?.length ?? 0))
    const ids = await chosenIds(scope, selection)
    refuseMany(ids.length)
    const { db, companyId, visibility } = scope
    const found = await findChatLeads(db, companyId, ids, visibility)
    return chatsOf(
      ids,
      found.map(({ type, companyName, phone, followUpOn, followUpTime, ...lead }) => ({
        ...lead,
        type: leadTypeOf(type, companyName ?? undefined),
        companyName: companyName ?? undefined,
        phone: phone ?? undefined,
        followUpOn: followUpOn ?? undefined,
        followUpTime: followUpTime?.slice(0, 5),
      })),
    )
  })
