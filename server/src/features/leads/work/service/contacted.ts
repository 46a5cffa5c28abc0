import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Contacted } from '@foyer/contract/leads/work/forms'
import type { Context } from '../../../../context'
import { holdLead, save, saved, touching } from '../../record/service/touch'

/** A tap on Call or WhatsApp. The outcome follows later, with an update. */
export const contacted = (ctx: Context, { leadId, channel }: Contacted): Promise<SavedLead> =>
  touching(ctx, async (touch) => {
    const lead = await holdLead(touch, leadId)
    const line = {
      kind: 'contacted' as const,
      sentence: workHistoryTexts.contacted[channel],
      details: { channel },
    }
    return saved(await save(touch, lead, channel === 'call' ? { lastCallAt: touch.now } : {}, [line]))
  })
