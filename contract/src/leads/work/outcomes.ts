import { addDays, type CalendarDate } from '../../kit/dates'
import type { StageKind } from '../../pipeline/model'
import { workLimits } from '../limits'
import type { CallStatus } from '../model'
import type { FollowUp, LeadAction } from './forms'
import { actionSaying } from './model'
import { allowedWork } from './rules'

/** The outcomes of a call, in the order of the specification (L-118). */
export const callOutcomes = [
  'interested',
  'follow-up',
  'not-interested',
  'no-response',
  'meeting',
] as const satisfies readonly CallStatus[]
export type CallOutcome = (typeof callOutcomes)[number]

/** What is needed of a lead to record the outcome of a call. */
export interface CalledLead {
  leadId: string
  stageKind: StageKind
  isAssigned: boolean
  followUpOn: CalendarDate | undefined
}

/** No response: again tomorrow. Wants a callback: in two days. Otherwise the person decides. */
export function suggestedCallback(outcome: CallStatus, today: CalendarDate): FollowUp | undefined {
  const days = { 'no-response': 1, 'follow-up': 2 }[outcome as string]
  return days === undefined
    ? undefined
    : { on: addDays(today, days), time: workLimits.followUpTime, kind: 'call' }
}

/** What becomes of the follow-up; undefined where it stays. */
function nextStep(
  outcome: CallOutcome,
  lead: CalledLead,
  chosen: FollowUp | undefined,
  today: CalendarDate,
): FollowUp | null | undefined {
  if (allowedWork(lead.stageKind, lead.isAssigned).followUp !== 'open') return undefined
  if (outcome === 'not-interested') return chosen ?? (lead.followUpOn ? null : undefined)
  const next = chosen ?? suggestedCallback(outcome, today)
  // The call that was due has been made; a later one remains.
  return next ?? (lead.followUpOn && lead.followUpOn <= today ? null : undefined)
}

interface SaidOfCall {
  chosen: FollowUp | undefined
  comment: string
  /** Why not interested (C-165). */
  reason?: string
  today: CalendarDate
}

/** The update that records the outcome of a call. */
export const outcomeAction = (
  outcome: CallOutcome,
  lead: CalledLead,
  { chosen, comment, reason, today }: SaidOfCall,
): LeadAction =>
  // No base version: an outcome is true whatever else changed.
  actionSaying(lead.leadId, {
    callStatus: outcome,
    comment: comment.trim() || undefined,
    reason: reason?.trim() || undefined,
    followUp: nextStep(outcome, lead, chosen, today),
  })
