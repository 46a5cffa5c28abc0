import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Contacted } from '@foyer/contract/leads/work/forms'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../lead-scope'
import { saved } from '../../record/service/saved'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'

/** A tap on Call or WhatsApp. The outcome follows later, with an update. */
export const contacted = (ctx: Context, { leadId, channel }: Contacted): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { lead } = await holdLead(scope, leadId)
    const columns = channel === 'call' ? { lastCallAt: scope.now } : {}
    const sentence = workHistoryTexts.contacted[channel]
    const lines = [{ kind: 'contacted' as const, sentence, details: { channel } }]
    return saved(await writeLead(scope, { before: lead, columns, lines }))
  })
