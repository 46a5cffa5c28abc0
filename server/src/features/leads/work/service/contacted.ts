import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { SavedLead } from '@foyer/contract/leads/record/draft'
import type { Contacted } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { checkAction } from '@foyer/contract/leads/work/rules'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../lead-scope'
import { regionOf } from '../../record/service/company-settings'
import { saved } from '../../record/service/saved'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'
import { followUpChange } from './act'
import { settled } from './settle'
import { beforeCall } from './undo-call'
import { workedLead } from './worked-lead'

/** Somebody called, and says no outcome (C-167), or wrote on WhatsApp. */
export const contacted = (
  ctx: Context,
  { leadId, channel, comment, followUp }: Contacted,
): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { lead } = await holdLead(scope, leadId)
    const said = actionSaying(leadId, { comment, followUp })
    const { timeZone } = await regionOf(scope)
    const about = { today: todayIn(timeZone, scope.now), stages: [...scope.stages.values()] }
    const problem = checkAction(said, workedLead(scope, lead), about)
    if (problem) refuse(problem)
    const next = followUpChange(scope, lead, said)
    const sentence = workHistoryTexts.contacted[channel]
    const details = { channel, callBefore: beforeCall(lead) }
    // With words it stands among the remarks of the lead too, as an outcome does.
    const line = comment
      ? {
          kind: channel === 'call' ? ('call' as const) : ('remark' as const),
          sentence: `${sentence}\n${workHistoryTexts.comment}`,
          remark: comment,
          details,
        }
      : { kind: 'contacted' as const, sentence, details }
    const columns = { ...(channel === 'call' && { lastCallAt: scope.now }), ...next.columns }
    const written = { columns, lines: [line, ...next.lines] }
    const change = channel === 'call' ? settled(lead, written, about.today) : written
    return saved(await writeLead(scope, { before: lead, ...change }))
  })
