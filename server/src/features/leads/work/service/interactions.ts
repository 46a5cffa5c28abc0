import { todayIn } from '@foyer/contract/kit/dates'
import { workLimits } from '@foyer/contract/leads/limits'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { NewInteraction } from '@foyer/contract/leads/work/forms'
import type { LeadInteraction } from '@foyer/contract/leads/work/model'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../lead-scope'
import { regionOf } from '../../record/service/company-settings'
import { saved } from '../../record/service/saved'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'
import { pageOf } from './logs'
import { settled } from './settle'

/** The latest ones; older ones are in the pages of the history. */
export const interactions = (ctx: Context, { leadId }: { leadId: string }): Promise<LeadInteraction[]> =>
  inLeadScope(ctx, async (scope) => {
    const query = { leadId, kinds: ['interaction' as const], after: undefined }
    const { entries } = await pageOf(scope, ctx, { ...query, limit: workLimits.historyPageMax })
    return entries.map(({ id, at, meetingMode, outcome, remark }) => ({
      id,
      at,
      meetingMode,
      outcome,
      remarks: remark,
    }))
  })

/** A meeting counts as contact with the lead. */
export const saveInteraction = (
  ctx: Context,
  { leadId, meetingMode, outcome, remarks }: NewInteraction,
): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { lead } = await holdLead(scope, leadId)
    const sentence = remarks ? workHistoryTexts.comment : workHistoryTexts.interaction
    const line = {
      kind: 'interaction' as const,
      sentence,
      remark: remarks,
      details: { meetingMode, outcome },
    }
    const { timeZone } = await regionOf(scope)
    const change = { columns: { lastCallAt: scope.now }, lines: [line] }
    const all = settled(lead, change, todayIn(timeZone, scope.now))
    return saved(await writeLead(scope, { before: lead, ...all }))
  })
