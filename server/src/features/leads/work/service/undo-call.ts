import { refuse } from '@foyer/contract/kit/refusal'
import { workLimits } from '@foyer/contract/leads/limits'
import { workHistoryTexts, workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { visitHistoryTexts } from '@foyer/contract/leads/visits/messages'
import type { UndoneCall } from '@foyer/contract/leads/work/forms'
import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { Context } from '../../../../context'
import { holdStagesFor } from '../../../pipeline/service'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { handover, refuseAssigning } from '../../record/service/assign'
import { rowOf } from '../../record/service/row'
import { takeBackVisit, visitOf } from '../../visits/service/take-back'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import type { PastLine } from '../../write/repository/hold'
import { type HeldOne, holdLead } from '../../write/service/hold'
import { type Change, type HistoryLine, joined, noChange } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { type BeforeMove, beforeMove, takeBack } from './change-stage'

/** What a call and its outcome change, as it is stored with the line so that it can be undone. */
type BeforeCall = Pick<
  LeadColumns,
  'callStatus' | 'statusId' | 'reasonNotInterested' | 'followUpOn' | 'followUpTime' | 'followUpKind'
> & {
  lastCallAt: string | null
  /** The clock of the first response; unknown of calls from before there was one. */
  firstContactAt?: string | null
  alertAt?: string | null
  /** Only if the same update moved the lead. */
  move?: BeforeMove & { from: string }
  /** Only if the same update gave the lead to somebody. */
  assigneeId?: string | null
}

export const beforeCall = (lead: LeadRecord): BeforeCall => ({
  callStatus: lead.callStatus,
  statusId: lead.statusId,
  reasonNotInterested: lead.reasonNotInterested,
  followUpOn: lead.followUpOn,
  followUpTime: lead.followUpTime,
  followUpKind: lead.followUpKind,
  lastCallAt: lead.lastCallAt?.toISOString() ?? null,
  firstContactAt: lead.firstContactAt?.toISOString() ?? null,
  alertAt: lead.alertAt?.toISOString() ?? null,
})

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** What was done in one update is undone in one: its call knows where the lead was, and with whom. */
export function knowingPlace(
  { stages }: Pick<LeadScope, 'stages'>,
  lead: LeadRecord,
  { columns, lines }: Change,
): HistoryLine[] {
  const to = columns.stageId === undefined ? undefined : stages.get(columns.stageId)
  const place = {
    ...(to && { move: { ...beforeMove(lead, to), from: lead.stageId } }),
    ...(columns.assigneeId !== undefined && { assigneeId: lead.assigneeId }),
  }
  return lines.map((line) => {
    const call = line.details?.callBefore
    return call ? { ...line, details: { ...line.details, callBefore: { ...call, ...place } } } : line
  })
}

/** What one update writes beside the line of its call; after anything else the call stays. */
const ofOneCall: readonly HistoryKind[] = ['call', 'contacted', 'interaction', 'status', 'follow-up']

/** Changes nothing that an outcome has changed. */
const isChat = ({ kind, details }: PastLine): boolean =>
  kind === 'contacted' && details.channel === 'whatsapp'

/** The call of that version, or the latest one, if the caller made it and nothing else has changed since. */
function callToTakeBack(lines: readonly PastLine[], userId: string, version: string | undefined) {
  const isLater = ({ at }: PastLine) => version !== undefined && new Date(at) > new Date(version)
  const later = lines.filter(isLater)
  const known = lines.slice(later.length)
  const at = known.findIndex(({ details }) => details.callBefore)
  const isAlone = known
    .slice(0, at + 1)
    .every(({ kind, actorId }) => actorId === userId && ofOneCall.includes(kind))
  const line = isAlone && later.every(isChat) ? known[at] : undefined
  return line && { line, hasChatSince: later.length > 0 }
}

/** Back into the stage from which the same update moved it. */
async function moveBack(scope: LeadScope, { lead, place }: HeldOne, before: BeforeCall): Promise<Change> {
  if (!before.move) return noChange
  const { from, ...move } = before.move
  const to = (await holdStagesFor(scope, [from])).has(from) ? scope.stages.get(from) : undefined
  return to ? takeBack(scope, lead, { to, before: move }, place) : refuse(workRefusals.cannotUndo)
}

/** Nobody's again; from a colleague to whom it belonged before it is not taken unasked. */
async function handBack(scope: LeadScope, { lead }: HeldOne, { assigneeId }: BeforeCall): Promise<Change> {
  if (assigneeId === undefined) return noChange
  if (assigneeId !== null) refuse(workRefusals.cannotUndo)
  refuseAssigning(scope)
  return handover(scope, lead, null, { assignee: undefined })
}

/** C-167: whoever recorded a call may undo it for a moment, with all that the same update changed (ADR-107). */
export const undoCall = (ctx: Context, { leadId, baseUpdatedAt }: UndoneCall): Promise<LeadRow> =>
  inLeadScope(ctx, async (scope) => {
    const { now, viewer } = scope
    const since = new Date(now.getTime() - workLimits.undoGrantedSeconds * 1000)
    const held = await holdLead(scope, leadId, { since })
    const found = callToTakeBack(held.lead.since, viewer.userId, baseUpdatedAt)
    const { line, hasChatSince } = found ?? refuse(workRefusals.cannotUndo)
    const before = line.details.callBefore as BeforeCall
    const visitId = visitOf(line.details)
    const { lastCallAt, firstContactAt, alertAt, move: _move, assigneeId: _assignee, ...columns } = before
    const handed = await handBack(scope, held, before)
    const moved = await moveBack(scope, held, before)
    const call: Change = {
      columns: {
        ...columns,
        // The former status may have been deleted meanwhile: then a move back knows the one to take.
        ...(moved.columns.statusId !== undefined && { statusId: moved.columns.statusId }),
        lastCallAt: dateOf(lastCallAt),
        // The clock of the first response stays ended by the chat.
        ...(firstContactAt !== undefined && !hasChatSince && { firstContactAt: dateOf(firstContactAt) }),
        ...(alertAt !== undefined && !hasChatSince && { alertAt: dateOf(alertAt) }),
      },
      lines: [
        {
          kind: 'call-undone',
          sentence: visitId ? visitHistoryTexts.undone : workHistoryTexts.callUndone,
          details: { undone: line.id },
        },
      ],
    }
    if (visitId) await takeBackVisit(scope, visitId)
    await writeLead(scope, joined(held.lead, handed, moved, call))
    return rowOf(scope, leadId)
  })
