import { formatDay, formatTime12, todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import { remarkTypeTexts, workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { CallStatus, LeadRow } from '@foyer/contract/leads/model'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import {
  allowedWork,
  checkAction,
  hasChanged,
  isRepeatedStatus,
  meantFollowUp,
  meantStatus,
} from '@foyer/contract/leads/work/rules'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import type { Context } from '../../../../context'
import type { LeadColumns, LeadRecord } from '../../record/repository/lead'
import { findTagIds } from '../../record/repository/tags'
import { assignment, notifyAssigned } from '../../record/service/assign'
import { regionOf } from '../../record/service/company-settings'
import { rowOf } from '../../record/service/row'
import { holdLead, notifyOf, save, type Touch, touching } from '../../record/service/touch'
import { findFormerFollowUp } from '../repository/history'
import { refuseStaleAction } from './action-conflict'
import { changeStage, type StageChange } from './change-stage'
import type { Line } from './history'
import { workedLead } from './worked-lead'

const nothing: StageChange = { columns: {}, lines: [] }

const events: Partial<Record<CallStatus, NotificationEvent>> = {
  interested: 'lead-interested',
  'follow-up': 'lead-follow-up',
  'not-interested': 'lead-not-interested',
}

/** L-124, D-032: the admins and the assignee are notified of the outcome, once. */
export async function notifyCalled(touch: Touch, before: LeadRecord, after: LeadRecord): Promise<void> {
  const event = events[after.callStatus]
  if (event && after.callStatus !== before.callStatus) await notifyOf(touch, event, after)
}

/** A status sent alone is intended, even if the stage has it already and the last call went differently. */
const isOnlyStatus = (touch: Touch, lead: LeadRecord, action: LeadAction): boolean => {
  const { leadId: _lead, baseUpdatedAt: _base, note: _note, statusId: _status, ...rest } = action
  const stage = touch.stages.get(lead.stageId)
  const isAllowed = stage !== undefined && allowedWork(stage.kind, lead.assigneeId !== null).status
  return isAllowed && Object.values(rest).every((value) => value === undefined)
}

/** The status within the stage, and the call status it stands for (C-003). */
function statusChange(touch: Touch, before: LeadRecord, lead: LeadRecord, action: LeadAction): StageChange {
  const { statusId } = action
  const stage = touch.stages.get(lead.stageId)
  const isMoved = before.stageId !== lead.stageId
  if (statusId === undefined || !stage) return nothing
  const isMeant = isOnlyStatus(touch, lead, action)
  const isRepeated = isRepeatedStatus(statusId, { statusId: before.statusId ?? undefined }, stage, isMoved)
  if (isRepeated && !isMeant) return nothing
  const meant = meantStatus(statusId, stage)
  if (!meant) return nothing
  const isChanged = meant.statusId !== undefined && meant.statusId !== lead.statusId
  const callStatus = meant.callStatus !== lead.callStatus ? meant.callStatus : undefined
  if (!isChanged && !(callStatus && (isMeant || meant.statusId === undefined))) return nothing
  const name = isChanged
    ? stage.statuses.find(({ id }) => id === meant.statusId)?.name
    : callStatus && callStatusTexts[callStatus]
  return {
    columns: {
      ...(isChanged && { statusId: meant.statusId ?? null }),
      ...(callStatus && { callStatus, ...(callStatus !== 'new' && { lastCallAt: touch.now }) }),
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
function contactChange({ now }: Touch, action: LeadAction): StageChange {
  const { callStatus, comment, reason, meetingMode, outcome, remarkType } = action
  const isMeeting = !!(meetingMode || outcome)
  const sentences = [
    ...(callStatus ? [workHistoryTexts.callStatus(callStatusTexts[callStatus])] : []),
    ...(reason ? [workHistoryTexts.reason(reason)] : []),
    ...(comment ? [workHistoryTexts.comment] : []),
  ]
  if (sentences.length === 0 && isMeeting) sentences.push(workHistoryTexts.interaction)
  if (sentences.length === 0 && remarkType && remarkType !== 'call')
    sentences.push(workHistoryTexts.remarkType(remarkTypeTexts[remarkType]))
  if (sentences.length === 0) return nothing
  const isSpokenTo = (callStatus && callStatus !== 'new') || isMeeting || (comment && remarkType)
  return {
    columns: {
      ...(callStatus && { callStatus }),
      ...(reason && { reasonNotInterested: reason }),
      ...(isSpokenTo && { lastCallAt: now }),
    },
    lines: [
      {
        kind: isMeeting ? 'interaction' : callStatus ? 'call' : 'remark',
        sentence: sentences.join('\n'),
        remark: comment || undefined,
        details: { callStatus, remarkType, meetingMode, outcome, reason },
      },
    ],
  }
}

function followUpChange(touch: Touch, lead: LeadRecord, { followUp }: LeadAction): StageChange {
  const worked = workedLead(touch, lead)
  if (followUp === undefined || !hasChanged({ followUp }, worked)) return nothing
  const before = worked.followUpOn
  if (followUp === null)
    return {
      columns: { followUpOn: null, followUpTime: null, followUpKind: null },
      lines: [{ kind: 'follow-up', sentence: workHistoryTexts.followUpDone, details: { before } }],
    }
  const { on, time, kind } = meantFollowUp(followUp, worked)
  const sentence = time
    ? workHistoryTexts.followUpSet(formatDay(on), formatTime12(time))
    : workHistoryTexts.followUpOn(formatDay(on))
  return {
    columns: { followUpOn: on, followUpTime: time ?? null, followUpKind: kind ?? null },
    lines: [{ kind: 'follow-up', sentence, details: { followUp: { on, time }, kind, before } }],
  }
}

/** A call with only a text is the caller's own note (C-145); together with anything else the text is ignored. */
const isOnlyNote = ({ leadId: _lead, baseUpdatedAt: _base, note, ...rest }: LeadAction): boolean =>
  !!note && Object.values(rest).every((value) => value === undefined)

async function changesOf(touch: Touch, lead: LeadRecord, action: LeadAction) {
  if (isOnlyNote(action)) {
    const line: Line = { kind: 'note', sentence: historyTexts.note, remark: action.note }
    return { columns: {}, lines: [line] }
  }
  let columns: LeadColumns = {}
  const lines: Line[] = []
  const current = () => ({ ...lead, ...columns }) as LeadRecord
  const take = (change: StageChange | undefined) => {
    columns = { ...columns, ...change?.columns }
    lines.push(...(change?.lines ?? []))
  }
  if (action.assigneeId !== undefined) take(await assignment(touch, lead, action.assigneeId))
  // The same call may fill in what a transition rule requires.
  const contact = contactChange(touch, action)
  const followUp = followUpChange(touch, lead, action)
  const isMoved = action.stageId !== undefined && action.stageId !== lead.stageId
  if (action.stageId !== undefined && isMoved) {
    const filled = { ...current(), ...contact.columns, ...followUp.columns }
    const tags = await findTagIds(touch.db, touch.companyId, lead.id)
    take(await changeStage(touch, filled, action.stageId, tags))
  }
  const kind = touch.stages.get(current().stageId)?.kind
  take(statusChange(touch, lead, current(), action))
  take(contact)
  if (!isMoved || (kind !== 'won' && kind !== 'lost')) take(followUp)
  return { columns, lines }
}

/** One update of a lead: all of it is made, or nothing. */
export const act = (ctx: Context, action: LeadAction): Promise<LeadRow> =>
  touching(ctx, async (touch) => {
    const lead = await holdLead(touch, action.leadId)
    await refuseStaleAction(touch, lead, action)
    const { timeZone } = await regionOf(touch)
    const today = todayIn(timeZone, touch.now)
    const worked = workedLead(touch, lead)
    const isPast = action.followUp && action.followUp.on < today && action.followUp.on !== worked.followUpOn
    const formerFollowUpOn = isPast ? await findFormerFollowUp(touch.db, touch.companyId, lead.id) : undefined
    const problem = checkAction(
      action,
      { ...worked, formerFollowUpOn },
      {
        today,
        stages: [...touch.stages.values()],
      },
    )
    if (problem) refuse(problem)
    const { columns, lines } = await changesOf(touch, lead, action)
    if (lines.length > 0) {
      const after = await save(touch, lead, columns, lines)
      await notifyAssigned(touch, lead, after)
      await notifyCalled(touch, lead, after)
    }
    return rowOf(touch, lead.id)
  })
