import { z } from 'zod'
import { formatLegacyDate, formatTime12, parseTime12, readDay } from '../../../kit/dates'
import { reply, request } from '../../../kit/endpoint'
import type { LeadRow } from '../../../leads/model'
import type { FollowUp, LeadAction } from '../../../leads/work/forms'
import { actionForm } from '../../../leads/work/forms'
import { idOf, movedLead, movedStage, textOf } from '../fields/answers'
import { readCallStatus, readRemarkType, writeCallStatus, writeRemarkType } from '../fields/codes'
import { leadWire, readLead, writeLead } from '../list/row'

const text = z.string().max(5000)
const code = z.union([z.number(), z.string().max(100)]).nullish()
const sentences = z.union([text, z.array(text).max(100)]).nullish()

const updateWire = z.object({
  isEmailSend: z.union([z.boolean(), z.string().max(10)]).nullish(),
  callLeadStatus: code,
  logText: sentences,
  text: text.nullish(),
  updateDate: z.string().max(100).nullish(),
  updateTime: z.string().max(100).nullish(),
  senderId: z.unknown().optional(),
})

/** The server knows the old values, the author and the text of the history itself: accepted and ignored (C-145). */
const actionBody = z.object({
  leadId: movedLead,
  leadStatus: code,
  leadStage: movedStage,
  assignedTo: z.unknown().optional(),
  todayRemark: code,
  reasonForNotInterested: text.nullish(),
  leadUpdates: z.array(updateWire).max(100).nullish(),
  updateDate: z.unknown().optional(),
  updateTime: z.unknown().optional(),
  followUpType: code,
  isFollowUpDone: z.boolean().nullish(),
  isFollowUpExact: z.boolean().nullish(),
  meetingMode: text.nullish(),
  outcome: text.nullish(),
  logText: sentences,
  stageOld: z.unknown().optional(),
  stageNew: z.unknown().optional(),
  updatedBy: z.unknown().optional(),
  userId: z.string().max(100).nullish(),
  baseUpdatedAt: z.string().max(100).nullish(),
})
type ActionBody = z.infer<typeof actionBody>

const numberOf = (value: z.infer<typeof code>): number | undefined => {
  const typed = textOf(value)
  return typed === undefined ? undefined : Number(typed)
}

/** What is not a known code becomes undefined, for the rules to refuse. */
const coded = <T>(value: z.infer<typeof code>, read: (code: number) => T | undefined): T | undefined => {
  const number = numberOf(value)
  return number === undefined ? undefined : (read(number) ?? (String(value) as T))
}

/** A date or time that cannot be read stays as it is, for the rules to refuse. Beside leadUpdates it means nothing (C-159). */
function readFollowUp(body: ActionBody): FollowUp | null | undefined {
  const [update] = body.leadUpdates ?? []
  const day = textOf(update?.updateDate)
  if (!day) return body.isFollowUpDone ? null : undefined
  const time = textOf(update?.updateTime)
  return {
    on: readDay(day) ?? day,
    time: time && (parseTime12(time) ?? time),
    kind: coded(body.followUpType, readRemarkType),
    ...(body.isFollowUpExact && { isExact: true }),
  }
}

function readAction(body: ActionBody): LeadAction {
  const [update] = body.leadUpdates ?? []
  const said = [body.logText ?? [], update?.logText ?? []].flat().join('\n').trim()
  return {
    leadId: body.leadId,
    baseUpdatedAt: body.baseUpdatedAt ?? undefined,
    stageId: idOf(body.leadStage),
    statusId: numberOf(body.leadStatus),
    assigneeId: idOf(body.assignedTo),
    callStatus: coded(update?.callLeadStatus, readCallStatus),
    remarkType: coded(body.todayRemark, readRemarkType),
    comment: textOf(update?.text),
    followUp: readFollowUp(body),
    reason: textOf(body.reasonForNotInterested),
    meetingMode: textOf(body.meetingMode),
    outcome: textOf(body.outcome),
    isEmailSent: String(update?.isEmailSend) === 'true' ? true : undefined,
    note: said || undefined,
  }
}

const writeAction = (action: LeadAction) => {
  const { callStatus, comment, followUp, remarkType, isEmailSent, note } = action
  const hasUpdate = callStatus !== undefined || comment !== undefined || followUp || isEmailSent
  return {
    leadId: action.leadId,
    baseUpdatedAt: action.baseUpdatedAt,
    leadStage: action.stageId,
    leadStatus: action.statusId,
    assignedTo: action.assigneeId,
    todayRemark: remarkType && writeRemarkType(remarkType),
    reasonForNotInterested: action.reason,
    meetingMode: action.meetingMode,
    outcome: action.outcome,
    followUpType: followUp?.kind && writeRemarkType(followUp.kind),
    isFollowUpDone: followUp === null ? true : undefined,
    isFollowUpExact: followUp?.isExact || undefined,
    leadUpdates: hasUpdate
      ? [
          {
            callLeadStatus: callStatus && writeCallStatus(callStatus),
            text: comment,
            isEmailSend: isEmailSent,
            updateDate: followUp ? formatLegacyDate(followUp.on) : undefined,
            updateTime: followUp?.time && formatTime12(followUp.time),
          },
        ]
      : undefined,
    logText: note === undefined ? undefined : [note],
  }
}

export const actionRequest = request({
  body: actionBody,
  read: ({ body }) => readAction(body),
  write: (action: LeadAction) => ({ body: writeAction(action) }),
  check: actionForm,
})

export const leadReply = reply(leadWire, (lead: LeadRow) => writeLead(lead), readLead)
