import { addDays, type CalendarDate } from '../kit/dates'
import type { StageKind } from '../pipeline/model'
import { workLimits } from './limits'
import type { CallStatus } from './model'
import { actionSaying, type FollowUp, type LeadAction } from './work'
import { allowedWork } from './work-rules'

/** How a call can have gone, in the order of the specification (L-118). */
export const callOutcomes = [
  'interested',
  'follow-up',
  'not-interested',
  'no-response',
  'meeting',
] as const satisfies readonly CallStatus[]
export type CallOutcome = (typeof callOutcomes)[number]

/** What has to be known of a lead to write down how a call went. */
export interface CalledLead {
  leadId: string
  stageKind: StageKind
  isAssigned: boolean
  followUpOn: CalendarDate | undefined
}

/** Nobody there: again tomorrow. Wants to be called again: in two days. Anything else is for the person to say. */
function suggestedCallback(outcome: CallOutcome, today: CalendarDate): FollowUp | undefined {
  const days = { 'no-response': 1, 'follow-up': 2 }[outcome as string]
  return days === undefined
    ? undefined
    : { on: addDays(today, days), time: workLimits.followUpTime, kind: 'call' }
}

function nextStep(
  outcome: CallOutcome,
  lead: CalledLead,
  chosen: FollowUp | undefined,
  today: CalendarDate,
): FollowUp | null | undefined {
  if (allowedWork(lead.stageKind, lead.isAssigned).followUp !== 'open') return undefined
  if (outcome === 'not-interested') return chosen ?? (lead.followUpOn ? null : undefined)
  const next = chosen ?? suggestedCallback(outcome, today)
  // The call that was due has been made; one that lies ahead still stands.
  return next ?? (lead.followUpOn && lead.followUpOn <= today ? null : undefined)
}

/** The update that writes down how a call went. */
export const outcomeAction = (
  outcome: CallOutcome,
  lead: CalledLead,
  { chosen, comment, today }: { chosen: FollowUp | undefined; comment: string; today: CalendarDate },
): LeadAction =>
  // What the tap on Call wrote has changed the lead already; an outcome is true whatever else was changed: no base.
  actionSaying(lead.leadId, {
    callStatus: outcome,
    comment: comment.trim() || undefined,
    followUp: nextStep(outcome, lead, chosen, today),
  })
