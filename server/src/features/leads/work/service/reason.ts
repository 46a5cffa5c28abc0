import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { Stage } from '@foyer/contract/pipeline/model'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import type { Change, HistoryLine } from '../../write/service/lead-write'

type Refused = Pick<LeadRecord, 'callStatus' | 'reasonNotInterested'>

/** C-165: a lead that becomes not interested has a reason; one that already was keeps the reason it has. */
export function reasonColumns(
  lead: Refused,
  from: Pick<Stage, 'kind'> | undefined,
  reason: string | undefined,
): LeadColumns {
  const isKnown = lead.callStatus === 'not-interested' || from?.kind === 'lost'
  if (!reason && isKnown && lead.reasonNotInterested) return {}
  return { reasonNotInterested: reason || workHistoryTexts.reasonNotGiven }
}

const reasonLine = (reason: string): HistoryLine => ({
  kind: 'remark',
  sentence: workHistoryTexts.reason(reason),
  details: { reason },
})

/** The move to Lost of a lead, with its reason; any other move as it is. */
export const withReason = (
  { columns, lines }: Change,
  lead: Refused,
  { from, to, reason }: { from: Pick<Stage, 'kind'> | undefined; to: Stage; reason: string | undefined },
): Change =>
  to.kind !== 'lost'
    ? { columns, lines }
    : {
        columns: { ...columns, ...reasonColumns(lead, from, reason) },
        lines: [...lines, ...(reason ? [reasonLine(reason)] : [])],
      }
