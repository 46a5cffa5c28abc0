import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Contacted } from '@foyer/contract/leads/work/forms'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../lead-scope'
import { saved } from '../../record/service/saved'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'
import { beforeCall } from './undo-call'

/** Somebody called, and says no more (C-167), or wrote on WhatsApp. */
export const contacted = (ctx: Context, { leadId, channel }: Contacted): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { lead } = await holdLead(scope, leadId)
    const columns = channel === 'call' ? { lastCallAt: scope.now } : {}
    const sentence = workHistoryTexts.contacted[channel]
    const lines = [
      { kind: 'contacted' as const, sentence, details: { channel, callBefore: beforeCall(lead) } },
    ]
    return saved(await writeLead(scope, { before: lead, columns, lines }))
  })
