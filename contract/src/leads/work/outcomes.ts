import type { CalendarDate } from '../../kit/dates'
import type { StageKind } from '../../pipeline/model'
import type { CallStatus } from '../model'
import { allowedWork } from './allowed-work'
import type { FollowUp, LeadAction } from './forms'
import { actionSaying } from './model'

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

/** THE rule of every place that logs an outcome: a follow-up of a later day stays, and nothing is offered or asked beside it (ADR-281). */
export const standsAhead = (followUpOn: CalendarDate | undefined, today: CalendarDate): boolean =>
  followUpOn !== undefined && followUpOn > today

/** What becomes of the follow-up; undefined where it stays, or where the server ends the one that was due (ADR-280). */
function nextStep(
  outcome: CallOutcome,
  lead: CalledLead,
  { chosen, offered, today }: Pick<SaidOfCall, 'chosen' | 'offered' | 'today'>,
): FollowUp | null | undefined {
  if (allowedWork(lead.stageKind, lead.isAssigned).followUp !== 'open') return undefined
  const usual = standsAhead(lead.followUpOn, today) ? undefined : offered
  const next = chosen === undefined ? usual : chosen
  const endsAll = chosen === null || (outcome === 'not-interested' && !next)
  return endsAll ? (lead.followUpOn ? null : undefined) : (next ?? undefined)
}

interface SaidOfCall {
  /** Null: there is to be none. */
  chosen: FollowUp | null | undefined
  /** What the firm offers where nothing was chosen. */
  offered?: FollowUp | undefined
  today: CalendarDate
  comment: string
  /** Why not interested (C-165). */
  reason?: string
}

/** The update that records the outcome of a call. */
export const outcomeAction = (
  outcome: CallOutcome,
  lead: CalledLead,
  { chosen, offered, today, comment, reason }: SaidOfCall,
): LeadAction =>
  // No base version: an outcome is true whatever else changed.
  actionSaying(lead.leadId, {
    callStatus: outcome,
    comment: comment.trim() || undefined,
    reason: reason?.trim() || undefined,
    followUp: nextStep(outcome, lead, { chosen, offered, today }),
  })
