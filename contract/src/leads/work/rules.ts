import type { CalendarDate } from '../../kit/dates'
import type { Refusal } from '../../kit/refusal'
import type { Stage } from '../../pipeline/model'
import { workLimits } from '../limits'
import { captureRefusals } from '../messages/capture'
import { workProblems, workRefusals } from '../messages/work'
import { type CallStatus, callStatuses, type LeadRow, type RemarkType } from '../model'
import { allowedWork } from './allowed-work'
import type { FollowUp, LeadAction } from './forms'

/** An update while it is being written: what is not given stays. */
export type ActionDraft = Partial<Omit<LeadAction, 'leadId'>>

export type WorkedLead = Pick<LeadRow, 'stage' | 'statusId' | 'assignee' | 'followUpOn'> &
  Partial<Pick<LeadRow, 'followUpTime' | 'followUpKind'>> & {
    /** The follow-up before its last change: it can be put back even when it is in the past. */
    formerFollowUpOn?: CalendarDate | undefined
  }

export interface SetFollowUp {
  on: CalendarDate
  time: string | undefined
  kind: RemarkType | undefined
}

/** The resulting follow-up: what is not given stays (C-163); one without a time is moved to 10:00 (C-036), by call. */
export function meantFollowUp({ on, time, kind, isExact }: FollowUp, lead: WorkedLead): SetFollowUp {
  if (isExact) return { on, time, kind }
  const isSameDay = on === lead.followUpOn
  return {
    on,
    time: time ?? lead.followUpTime ?? (isSameDay ? undefined : workLimits.followUpTime),
    kind: kind ?? lead.followUpKind ?? (isSameDay ? undefined : 'call'),
  }
}

function changesFollowUp(followUp: FollowUp | null | undefined, lead: WorkedLead): boolean {
  if (followUp === undefined) return false
  if (followUp === null) return lead.followUpOn !== undefined
  const { on, time, kind } = meantFollowUp(followUp, lead)
  return on !== lead.followUpOn || time !== lead.followUpTime || kind !== lead.followUpKind
}

const isSaid = (text: string | undefined): boolean => !!text?.trim()

/** When Update is active (L-099, L-113). */
export function hasChanged(action: ActionDraft, lead: WorkedLead): boolean {
  const { stageId, statusId, assigneeId, callStatus, remarkType } = action
  return (
    (stageId !== undefined && stageId !== lead.stage.id) ||
    (statusId !== undefined && statusId !== lead.statusId) ||
    (assigneeId !== undefined && assigneeId !== lead.assignee?.id) ||
    callStatus !== undefined ||
    (remarkType !== undefined && remarkType !== 'call') ||
    [action.comment, action.reason, action.meetingMode, action.outcome].some(isSaid) ||
    changesFollowUp(action.followUp, lead)
  )
}

/** The default statuses have the ids of the call statuses, 1 to 7 (C-003). */
export const callStatusOf = (statusId: number): CallStatus | undefined => callStatuses[statusId - 1]

/** The effect of choosing a status: an older client sends a call status where the stage has no such status (D-030). */
export function meantStatus(
  statusId: number,
  stage: Pick<Stage, 'statuses'>,
): { statusId: number | undefined; callStatus: CallStatus | undefined } | undefined {
  const callStatus = callStatusOf(statusId)
  if (stage.statuses.some(({ id }) => id === statusId)) return { statusId, callStatus }
  return callStatus && { statusId: undefined, callStatus }
}

/** An older client repeats the lead's current status, even when it moves the lead to a stage without that status. */
export const isRepeatedStatus = (
  statusId: number,
  lead: Pick<WorkedLead, 'statusId'>,
  to: Pick<Stage, 'statuses'>,
  isMoved: boolean,
): boolean => statusId === lead.statusId && !(isMoved && to.statuses.some(({ id }) => id === statusId))

function followUpProblem(action: ActionDraft, lead: WorkedLead, to: Stage, today: CalendarDate) {
  const { followUp, assigneeId } = action
  const isMovedToEnd = to.id !== lead.stage.id && (to.kind === 'won' || to.kind === 'lost')
  if (!followUp || isMovedToEnd || !changesFollowUp(followUp, lead)) return undefined
  if (to.kind === 'lost') return workProblems.followUpLost
  if (!lead.assignee && !assigneeId) return workProblems.followUpUnassigned
  const isKnown = followUp.on === lead.followUpOn || followUp.on === lead.formerFollowUpOn
  return followUp.on < today && !isKnown ? workProblems.followUpPast : undefined
}

/** Why an update is not possible, apart from the company's transition rules; in the words of the panel. */
export function checkAction(
  action: ActionDraft,
  lead: WorkedLead,
  { today, stages }: { today: CalendarDate; stages: readonly Stage[] },
): Refusal | undefined {
  const { stageId, statusId, assigneeId, comment = '', reason = '' } = action
  const isMoved = stageId !== undefined && stageId !== lead.stage.id
  // Choosing an assignee moves the lead out of Unassigned (C-072).
  const isGiven = lead.stage.kind === 'unassigned' && assigneeId !== undefined
  const stays = (isGiven && stages.find(({ kind }) => kind === 'assigned')) || lead.stage
  const to = isMoved ? stages.find(({ id }) => id === stageId) : stays
  if (!to) return captureRefusals.unknownStage
  if ([...comment].length > workLimits.comment) return workRefusals.wrong(workProblems.comment)
  if ([...reason].length > workLimits.reason) return workRefusals.wrong(workProblems.reason)

  const isRestated = statusId === undefined || isRepeatedStatus(statusId, lead, to, isMoved)
  const allowed = allowedWork(lead.stage.kind, !!(lead.assignee || assigneeId))
  if (lead.stage.kind === 'won' && (isMoved || !isRestated || action.callStatus))
    return captureRefusals.wonIsFixed
  if (isMoved && (!allowed.stage || to.kind === 'unassigned')) return captureRefusals.needsAssignee
  if (!isRestated && !allowed.status) return captureRefusals.needsAssignee
  if (!isRestated && !meantStatus(statusId, to)) return workRefusals.unknownStatus
  const problem = followUpProblem(action, lead, to, today)
  return problem ? workRefusals.wrong(problem) : undefined
}
