import { z } from 'zod'
import { formatLegacyDate, formatTime12, parseLegacyDate, parseTime12 } from '../../../kit/dates'
import { reply, request } from '../../../kit/endpoint'
import { workLimits } from '../../../leads/limits'
import type { HistoryQuery, NewInteraction } from '../../../leads/work/forms'
import { historyQueryForm, interactionForm } from '../../../leads/work/forms'
import {
  type HistoryEntry,
  type HistoryKind,
  type HistoryPage,
  historyKinds,
} from '../../../leads/work/history'
import type { LeadInteraction } from '../../../leads/work/model'
import { mailStates } from '../../../mail/model'
import { readCallStatus, readRemarkType, writeCallStatus, writeRemarkType } from '../fields/codes'
import { personWire, readPerson, writePerson } from '../record/person'
import { visitOf, visitWire } from '../visits/shapes'

export const updateWire = z.object({
  callLeadStatus: z.number().optional(),
  updateDate: z.string().optional(),
  updateTime: z.string().optional(),
  text: z.string().optional(),
  isEmailSend: z.boolean().optional(),
})

export const logWire = z.object({
  _id: z.string(),
  createdAt: z.string(),
  logType: z.enum(historyKinds),
  logText: z.string(),
  updatedBy: personWire.optional(),
  stageOld: z.string().optional(),
  stageNew: z.string().optional(),
  todayRemark: z.number().optional(),
  /** One, for an entry with a text, a call or a follow-up. */
  leadUpdates: z.array(updateWire),
  meetingMode: z.string().optional(),
  outcome: z.string().optional(),
  isProjectCreated: z.boolean().optional(),
  amount: z.number().optional(),
  mail: z
    .object({
      id: z.string(),
      state: z.enum(mailStates).optional(),
      error: z.string().optional(),
      sendAt: z.string().optional(),
    })
    .optional(),
  visit: visitWire.optional(),
})
type LogWire = z.infer<typeof logWire>

export const writeUpdates = ({
  callStatus,
  remark,
  followUp,
  isEmailSent,
}: HistoryEntry): LogWire['leadUpdates'] =>
  callStatus || remark !== undefined || followUp || isEmailSent !== undefined
    ? [
        {
          callLeadStatus: callStatus && writeCallStatus(callStatus),
          updateDate: followUp && formatLegacyDate(followUp.on),
          updateTime: followUp?.time && formatTime12(followUp.time),
          text: remark,
          isEmailSend: isEmailSent,
        },
      ]
    : []

export const writeLog = (entry: HistoryEntry): LogWire => ({
  _id: entry.id,
  createdAt: entry.at,
  logType: entry.kind,
  logText: entry.sentence,
  updatedBy: entry.actor && writePerson(entry.actor),
  stageOld: entry.stages?.from,
  stageNew: entry.stages?.to,
  todayRemark: entry.remarkType && writeRemarkType(entry.remarkType),
  leadUpdates: writeUpdates(entry),
  meetingMode: entry.meetingMode,
  outcome: entry.outcome,
  isProjectCreated: entry.kind === 'converted' ? true : undefined,
  amount: entry.amount,
  mail: entry.mail,
  visit: entry.visit && visitOf(entry.visit),
})

const readFollowUp = (update: LogWire['leadUpdates'][number] | undefined): HistoryEntry['followUp'] => {
  const on = update?.updateDate ? parseLegacyDate(update.updateDate) : undefined
  const time = update?.updateTime ? parseTime12(update.updateTime) : undefined
  return on ? { on, time } : undefined
}

export const readLog = (wire: LogWire): HistoryEntry => {
  const [update] = wire.leadUpdates
  return {
    id: wire._id,
    at: wire.createdAt,
    kind: wire.logType,
    sentence: wire.logText,
    actor: wire.updatedBy && readPerson(wire.updatedBy),
    remark: update?.text,
    callStatus: update?.callLeadStatus === undefined ? undefined : readCallStatus(update.callLeadStatus),
    stages:
      wire.stageOld === undefined || wire.stageNew === undefined
        ? undefined
        : { from: wire.stageOld, to: wire.stageNew },
    remarkType: wire.todayRemark === undefined ? undefined : readRemarkType(wire.todayRemark),
    followUp: readFollowUp(update),
    meetingMode: wire.meetingMode,
    outcome: wire.outcome,
    amount: wire.amount,
    isEmailSent: update?.isEmailSend,
    mail: wire.mail && {
      id: wire.mail.id,
      state: wire.mail.state,
      error: wire.mail.error,
      sendAt: wire.mail.sendAt,
    },
    visit: wire.visit && visitOf(wire.visit),
  }
}

const paging = {
  leadId: z.string().max(100),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().max(workLimits.historyPageMax).optional(),
}

export const logsRequest = request({
  query: { ...paging, kinds: z.string().max(500).optional() },
  read: ({ query: { leadId, kinds, after, limit } }): HistoryQuery => ({
    leadId,
    kinds: (kinds?.split(',').filter(Boolean) ?? []) as HistoryKind[],
    after,
    limit: limit ?? (after === undefined ? workLimits.historyWhole : workLimits.historyPage),
  }),
  write: ({ leadId, kinds, after, limit }: HistoryQuery) => ({
    query: {
      leadId,
      kinds: kinds.length > 0 ? kinds.join(',') : undefined,
      after,
      limit: limit === workLimits.historyWhole ? undefined : limit,
    },
  }),
  check: historyQueryForm,
})

export const logsReply = reply(
  z.object({ data: z.array(logWire), next: z.string().optional() }),
  ({ entries, after }: HistoryPage) => ({ data: entries.map(writeLog), next: after }),
  ({ data, next }): HistoryPage => ({ entries: data.map(readLog), after: next }),
)

const text = z.string().max(5000).nullish()

export const interactionRequest = request({
  body: z.object({
    leadId: z.string().max(100),
    meetingMode: text,
    outcome: text,
    meetingRemarks: text,
    userId: z.string().max(100).nullish(),
  }),
  read: ({ body: { leadId, meetingMode, outcome, meetingRemarks } }): NewInteraction => ({
    leadId,
    meetingMode: meetingMode?.trim() || undefined,
    outcome: outcome?.trim() || undefined,
    remarks: meetingRemarks?.trim() || undefined,
  }),
  write: ({ remarks, ...interaction }) => ({ body: { ...interaction, meetingRemarks: remarks } }),
  check: interactionForm,
})

const interactionWire = z.object({
  _id: z.string(),
  createdAt: z.string(),
  meetingMode: z.string().optional(),
  outcome: z.string().optional(),
  meetingRemarks: z.string().optional(),
})

export const interactionsReply = reply(
  z.object({ data: z.array(interactionWire) }),
  (interactions: LeadInteraction[]) => ({
    data: interactions.map(({ id, at, meetingMode, outcome, remarks }) => ({
      _id: id,
      createdAt: at,
      meetingMode,
      outcome,
      meetingRemarks: remarks,
    })),
  }),
  ({ data }): LeadInteraction[] =>
    data.map(({ _id, createdAt, meetingMode, outcome, meetingRemarks }) => ({
      id: _id,
      at: createdAt,
      meetingMode,
      outcome,
      remarks: meetingRemarks,
    })),
)
