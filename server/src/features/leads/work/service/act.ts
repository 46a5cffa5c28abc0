import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import { remarkTypeTexts, workHistoryTexts } from '@foyer/contract/leads/messages/work'
import { type CallStatus, callStatuses, type LeadRow } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { setsNotInterested } from '@foyer/contract/leads/work/reason'
import {
  checkAction,
  hasChanged,
  isRepeatedStatus,
  meantFollowUp,
  meantStatus,
} from '@foyer/contract/leads/work/rules'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import {
  assignment,
  assignmentEvents,
  handover,
  partsOfAssigning,
  takerOf,
} from '../../record/service/assign'
import { regionOf } from '../../record/service/company-settings'
import { rowOf } from '../../record/service/row'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import type { HoldParts } from '../../write/repository/hold'
import { type HeldOne, holdLead } from '../../write/service/hold'
import { type Change, type HistoryLine, noChange } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { refuseStaleAction } from './action-conflict'
import { reasonColumns } from './reason'
import { followUpDone, followUpMoment, settled } from './settle'
import { changeStage } from './try-stage'
import { beforeCall, knowingPlace } from './undo-call'
import { workedLead } from './worked-lead'

const eventOf: Partial<Record<CallStatus, NotificationEvent>> = {
  interested: 'lead-interested',
  'follow-up': 'lead-follow-up',
  'not-interested': 'lead-not-interested',
}

/** L-124, D-032: the admins and the assignee are notified of the outcome, once. */
export function callEvents(before: LeadRecord, { callStatus }: LeadColumns): NotificationEvent[] {
  const event = callStatus && eventOf[callStatus]
  return event && callStatus !== before.callStatus ? [event] : []
}

/** A status sent alone is intended, even if the stage has it already and the last call went differently. */
const isOnlyStatus = (scope: LeadScope, lead: LeadRecord, action: LeadAction): boolean => {
  const { leadId: _lead, baseUpdatedAt: _base, note: _note, statusId: _status, ...rest } = action
  const stage = scope.stages.get(lead.stageId)
  const isAllowed = stage !== undefined && allowedWork(stage.kind, lead.assigneeId !== null).status
  return isAllowed && Object.values(rest).every((value) => value === undefined)
}

/** The status within the stage, and the call status it stands for (C-003). */
function statusChange(scope: LeadScope, before: LeadRecord, lead: LeadRecord, action: LeadAction): Change {
  const { statusId } = action
  const stage = scope.stages.get(lead.stageId)
  const isMoved = before.stageId !== lead.stageId
  if (statusId === undefined || !stage) return noChange
  const isMeant = isOnlyStatus(scope, lead, action)
  const isRepeated = isRepeatedStatus(statusId, { statusId: before.statusId ?? undefined }, stage, isMoved)
  if (isRepeated && !isMeant) return noChange
  const meant = meantStatus(statusId, stage)
  if (!meant) return noChange
  const isChanged = meant.statusId !== undefined && meant.statusId !== lead.statusId
  const callStatus = meant.callStatus !== lead.callStatus ? meant.callStatus : undefined
  if (!isChanged && !(callStatus && (isMeant || meant.statusId === undefined))) return noChange
  const name = isChanged
    ? stage.statuses.find(({ id }) => id === meant.statusId)?.name
    : callStatus && callStatusTexts[callStatus]
  return {
    columns: {
      ...(isChanged && { statusId: meant.statusId ?? null }),
      ...(callStatus && { callStatus, ...(callStatus !== 'new' && { lastCallAt: scope.now }) }),
    },
    lines: [
      {
        kind: 'status',
        sentence: workHistoryTexts.status(name ?? ''),
        details: { from: lead.statusId, to: meant.statusId, callStatus },
      },
    ],
  }
}

/** Call status, reason, comment and meeting in one line, whichever of them were given. */
function contactChange({ now }: LeadScope, lead: LeadRecord, action: LeadAction): Change {
  const { callStatus, comment, reason, meetingMode, outcome, remarkType, isEmailSent } = action
  const isMeeting = !!(meetingMode || outcome)
  const sentences = [
    ...(callStatus ? [workHistoryTexts.callStatus(callStatusTexts[callStatus])] : []),
    ...(reason ? [workHistoryTexts.reason(reason)] : []),
    ...(comment ? [workHistoryTexts.comment] : []),
  ]
  if (sentences.length === 0 && isMeeting) sentences.push(workHistoryTexts.interaction)
  if (sentences.length === 0 && remarkType && remarkType !== 'call')
    sentences.push(workHistoryTexts.remarkType(remarkTypeTexts[remarkType]))
  const isOnlyMail = sentences.length === 0 && isEmailSent === true
  if (isOnlyMail) sentences.push(workHistoryTexts.emailSent)
  if (sentences.length === 0) return noChange
  const isSpokenTo = (callStatus && callStatus !== 'new') || isMeeting || (comment && remarkType)
  return {
    columns: {
      ...(callStatus && { callStatus }),
      ...(reason && { reasonNotInterested: reason }),
      ...(isSpokenTo && { lastCallAt: now }),
    },
    lines: [
      {
        kind: isMeeting ? 'interaction' : callStatus ? 'call' : isOnlyMail ? 'note' : 'remark',
        sentence: sentences.join('\n'),
        remark: comment || undefined,
        details: {
          callStatus,
          remarkType,
          meetingMode,
          outcome,
          reason,
          isEmailSent,
          ...(callStatus && { callBefore: beforeCall(lead) }),
        },
      },
    ],
  }
}

/** Where the stage has a status of the same name, an outcome is that status too: one word for how it went. */
function statusInStep(scope: LeadScope, lead: LeadRecord, { callStatus, statusId }: LeadAction): Change {
  const meant = callStatus && callStatuses.indexOf(callStatus) + 1
  const isChosen = statusId !== undefined && statusId !== lead.statusId
  const isThere = scope.stages.get(lead.stageId)?.statuses.some(({ id }) => id === meant)
  return meant && isThere && !isChosen ? { columns: { statusId: meant }, lines: [] } : noChange
}

/** C-165: however it is said that a lead is not interested, a reason is stored. */
function reasonChange(scope: LeadScope, lead: LeadRecord, now: LeadRecord, action: LeadAction): Change {
  const worked = workedLead(scope, lead)
  const to = scope.stages.get(now.stageId)
  if (!to || !setsNotInterested(action, worked, to)) return noChange
  return { columns: reasonColumns(lead, worked.stage, action.reason), lines: [] }
}

export function followUpChange(scope: LeadScope, lead: LeadRecord, { followUp }: LeadAction): Change {
  const worked = workedLead(scope, lead)
  if (followUp === undefined || !hasChanged({ followUp }, worked)) return noChange
  const before = worked.followUpOn
  if (followUp === null) return followUpDone(before)
  const { on, time, kind } = meantFollowUp(followUp, worked)
  const sentence = workHistoryTexts.followUpSet(followUpMoment(on, time))
  return {
    columns: { followUpOn: on, followUpTime: time ?? null, followUpKind: kind ?? null },
    lines: [{ kind: 'follow-up', sentence, details: { followUp: { on, time }, kind, before } }],
  }
}

/** An outcome ends what was due, unless the same update says that it stays (ADR-106). */
const settles = ({ callStatus, followUp }: LeadAction, { followUpOn }: LeadColumns): boolean =>
  callStatus !== undefined && callStatus !== 'new' && (followUp === undefined || followUpOn !== undefined)

/** A call with only a text is the caller's own note (C-145); together with anything else the text is ignored. */
const isOnlyNote = ({ leadId: _lead, baseUpdatedAt: _base, note, ...rest }: LeadAction): boolean =>
  !!note && Object.values(rest).every((value) => value === undefined)

async function changesOf(
  scope: LeadScope,
  held: HeldOne,
  action: LeadAction,
  today: string,
): Promise<Change> {
  const { lead, isStageThere, place } = held
  const { stageId, assigneeId } = action
  if (isOnlyNote(action)) {
    const line: HistoryLine = { kind: 'note', sentence: historyTexts.note, remark: action.note }
    return { columns: {}, lines: [line] }
  }
  let columns: LeadColumns = {}
  const lines: HistoryLine[] = []
  const current = (): LeadRecord => ({ ...lead, ...columns })
  const take = (change: Change | undefined) => {
    columns = { ...columns, ...change?.columns }
    lines.push(...(change?.lines ?? []))
  }
  // The same call may fill in what a transition rule requires.
  const contact = contactChange(scope, lead, action)
  const followUp = followUpChange(scope, lead, action)
  const filledIn = { ...contact.columns, ...followUp.columns }
  const taker = takerOf(scope, lead, action)
  if (taker) take(await handover(scope, lead, taker, held))
  else if (assigneeId !== undefined) take(await assignment(scope, lead, assigneeId, held, filledIn))
  const isMoved = stageId !== undefined && stageId !== lead.stageId
  if (stageId !== undefined && isMoved) {
    const wanted = {
      lead: { ...current(), ...filledIn },
      tags: lead.tagIds,
      stageId,
      isStageThere,
      place: async () => place(stageId),
      assignee: taker ? { to: taker } : undefined,
    }
    take(await changeStage(scope, wanted))
  }
  const kind = scope.stages.get(current().stageId)?.kind
  take(statusChange(scope, lead, current(), action))
  take(contact)
  if (!isMoved && assigneeId === undefined) take(statusInStep(scope, lead, action))
  take(reasonChange(scope, lead, current(), action))
  if (!isMoved || (kind !== 'won' && kind !== 'lost')) take(followUp)
  return settles(action, columns) ? settled(lead, { columns, lines }, today) : { columns, lines }
}

/** Everything that the rules may ask about the lead, read while it is locked. */
function partsOf(
  scope: LeadScope,
  { stageId, assigneeId, baseUpdatedAt, followUp }: LeadAction,
  today: string,
): HoldParts {
  const { topsOf = [], tags = false, ...assigning } = partsOfAssigning(scope, assigneeId)
  return {
    ...assigning,
    since: baseUpdatedAt === undefined ? undefined : new Date(baseUpdatedAt),
    lastFollowUp: !!followUp && followUp.on < today,
    tags: tags || stageId !== undefined,
    stageId,
    topsOf: stageId === undefined ? topsOf : [...topsOf, stageId],
  }
}

/** The day of the follow-up before its last change: it can be put back even when it is in the past. */
function formerFollowUp({ lead }: HeldOne): string | undefined {
  const { before } = lead.lastFollowUp?.details ?? {}
  return typeof before === 'string' ? before : undefined
}

/** One update of a lead: all of it is made, or nothing. */
export const act = (ctx: Context, action: LeadAction): Promise<LeadRow> =>
  inLeadScope(ctx, async (scope) => {
    const { timeZone } = await regionOf(scope)
    const today = todayIn(timeZone, scope.now)
    const held = await holdLead(scope, action.leadId, partsOf(scope, action, today))
    const { lead } = held
    await refuseStaleAction(scope, lead, action)
    const worked = { ...workedLead(scope, lead), formerFollowUpOn: formerFollowUp(held) }
    const problem = checkAction(action, worked, { today, stages: [...scope.stages.values()] })
    if (problem) refuse(problem)
    const change = await changesOf(scope, held, action, today)
    const { columns } = change
    const lines = knowingPlace(scope, lead, change)
    const events = [...assignmentEvents(lead, columns.assigneeId), ...callEvents(lead, columns)]
    if (lines.length > 0) await writeLead(scope, { before: lead, columns, lines, events })
    return rowOf(scope, lead.id)
  })
