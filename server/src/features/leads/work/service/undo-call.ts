import { refuse } from '@foyer/contract/kit/refusal'
import { workLimits } from '@foyer/contract/leads/limits'
import { workHistoryTexts, workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { Context } from '../../../../context'
import { inLeadScope } from '../../lead-scope'
import { rowOf } from '../../record/service/row'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import type { PastLine } from '../../write/repository/hold'
import { holdLead } from '../../write/service/hold'
import { writeLead } from '../../write/service/write-leads'

/** What a call and its outcome change, as it is stored with the line so that it can be undone. */
type BeforeCall = Pick<
  LeadColumns,
  'callStatus' | 'statusId' | 'reasonNotInterested' | 'followUpOn' | 'followUpTime' | 'followUpKind'
> & { lastCallAt: string | null }

export const beforeCall = (lead: LeadRecord): BeforeCall => ({
  callStatus: lead.callStatus,
  statusId: lead.statusId,
  reasonNotInterested: lead.reasonNotInterested,
  followUpOn: lead.followUpOn,
  followUpTime: lead.followUpTime,
  followUpKind: lead.followUpKind,
  lastCallAt: lead.lastCallAt?.toISOString() ?? null,
})

/** What one update writes beside the line of its call; after anything else the call stays. */
const ofOneCall: readonly HistoryKind[] = ['call', 'contacted', 'interaction', 'status', 'follow-up']

/** The latest call, if the caller made it and nothing else has happened since. */
function lastCallOf(lines: readonly PastLine[], userId: string): BeforeCall | undefined {
  const at = lines.findIndex(({ details }) => details.callBefore)
  const isAlone = lines
    .slice(0, at + 1)
    .every(({ kind, actorId }) => actorId === userId && ofOneCall.includes(kind))
  return at >= 0 && isAlone ? (lines[at]?.details.callBefore as BeforeCall) : undefined
}

/** C-167: whoever recorded a call may undo it for a moment. */
export const undoCall = (ctx: Context, { leadId }: { leadId: string }): Promise<LeadRow> =>
  inLeadScope(ctx, async (scope) => {
    const { now, viewer } = scope
    const since = new Date(now.getTime() - workLimits.undoGrantedSeconds * 1000)
    const { lead } = await holdLead(scope, leadId, { since })
    const { lastCallAt, ...columns } =
      lastCallOf(lead.since, viewer.userId) ?? refuse(workRefusals.cannotUndo)
    await writeLead(scope, {
      before: lead,
      columns: { ...columns, lastCallAt: lastCallAt === null ? null : new Date(lastCallAt) },
      lines: [{ kind: 'call-undone', sentence: workHistoryTexts.callUndone }],
    })
    return rowOf(scope, leadId)
  })
