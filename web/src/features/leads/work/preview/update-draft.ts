import type { CalendarDate } from '@foyer/contract/kit/dates'
import { dayProblem, halfTime, timeProblem } from '@foyer/contract/kit/moment-problems'
import { lengthOf } from '@foyer/contract/kit/typed-text'
import { workLimits } from '@foyer/contract/leads/limits'
import { workProblems } from '@foyer/contract/leads/messages/work'
import type { CallStatus, LeadRow, RemarkType } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { FollowUp, LeadAction } from '@foyer/contract/leads/work/forms'
import { standsAhead } from '@foyer/contract/leads/work/outcomes'
import { reasonProblem, setsNotInterested } from '@foyer/contract/leads/work/reason'
import { hasChanged } from '@foyer/contract/leads/work/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { wordsSince } from '../remark/words-since'

/** What is in the panel while a lead is updated. */
export interface UpdateValues {
  stageId: string
  statusId: number | undefined
  /** Of a lead that nobody has yet. */
  assigneeId: string
  remarkType: RemarkType
  callStatus: CallStatus | undefined
  /** A reason of the list, or words of their own. */
  reason: string
  hasOwnReason: boolean
  meetingMode: string
  /** Of a meeting, from the company's list of outcomes. */
  meetingOutcome: string
  comment: string
  /** Empty for none. */
  followUpOn: CalendarDate | ''
  followUpTime: string
  followUpKind: RemarkType
}

export const valuesOf = (lead: LeadRow): UpdateValues => ({
  stageId: lead.stage.id,
  statusId: lead.statusId,
  assigneeId: '',
  remarkType: 'call',
  callStatus: undefined,
  reason: '',
  hasOwnReason: false,
  meetingMode: '',
  meetingOutcome: '',
  comment: '',
  followUpOn: lead.followUpOn ?? '',
  followUpTime: lead.followUpTime ?? workLimits.followUpTime,
  followUpKind: lead.followUpKind ?? 'call',
})

/** What was entered while an update was on its way is no part of it, and stays for the next one. */
export const typedSince = (sent: UpdateValues, now: UpdateValues, saved: UpdateValues): UpdateValues => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== sent[field as keyof UpdateValues]),
  ),
  comment: wordsSince(sent.comment, now.comment),
})

/** What a change of stage brings with it: the first status of the new one (L-090, C-073). */
export const inStage = (values: UpdateValues, stage: Stage, lead: LeadRow): UpdateValues => ({
  ...values,
  stageId: stage.id,
  statusId: stage.id === lead.stage.id ? lead.statusId : stage.statuses[0]?.id,
})

const followUpIn = ({ followUpOn, followUpTime, followUpKind }: UpdateValues) => ({
  followUpOn,
  followUpTime,
  followUpKind,
})

const isSameFollowUp = (one: UpdateValues, other: UpdateValues): boolean =>
  one.followUpOn === other.followUpOn &&
  one.followUpTime === other.followUpTime &&
  one.followUpKind === other.followUpKind

const isDue = ({ followUpOn }: LeadRow, today: CalendarDate): boolean =>
  followUpOn !== undefined && followUpOn <= today

/** What the firm offers after an outcome. */
export type OfferAfter = (outcome: CallStatus | undefined) => FollowUp | undefined

const valuesOfOffer = ({ on, time, kind }: FollowUp) => ({
  followUpOn: on,
  followUpTime: time ?? workLimits.followUpTime,
  followUpKind: kind ?? 'call',
})

const isOffered = (values: UpdateValues, offer: FollowUp | undefined): boolean =>
  offer !== undefined && isSameFollowUp(values, { ...values, ...valuesOfOffer(offer) })

const mayHaveFollowUp = ({ assigneeId }: UpdateValues, { stage, assignee }: LeadRow): boolean =>
  allowedWork(stage.kind, assignee !== undefined || assigneeId !== '').followUp === 'open'

/**
 * The call that was due has been made, and shows as done, with what the firm offers next (ADR-281); it is back when the
 * outcome is taken back (ADR-106). What somebody has chosen, and one that lies ahead, stays.
 */
export function withOutcome(
  values: UpdateValues,
  callStatus: CallStatus | undefined,
  lead: LeadRow,
  { today, offerAfter }: { today: CalendarDate; offerAfter: OfferAfter },
): UpdateValues {
  const was = valuesOf(lead)
  const next = { ...values, callStatus }
  const isDone = isDue(lead, today) && !values.followUpOn
  const isOwn = !isDone && !isSameFollowUp(values, was) && !isOffered(values, offerAfter(values.callStatus))
  if (isOwn) return next
  if (!callStatus) return { ...next, ...followUpIn(was) }
  const offer =
    standsAhead(lead.followUpOn, today) || !mayHaveFollowUp(values, lead) ? undefined : offerAfter(callStatus)
  if (offer) return { ...next, ...valuesOfOffer(offer) }
  return isDue(lead, today)
    ? { ...next, followUpOn: '', followUpTime: workLimits.followUpTime }
    : { ...next, ...followUpIn(was) }
}

function followUpOf(values: UpdateValues, lead: LeadRow, today: CalendarDate): FollowUp | null | undefined {
  const { followUpOn: on, followUpTime, followUpKind: kind } = values
  if (!on) return lead.followUpOn ? null : undefined
  // With an outcome a due one stays only if it is said.
  const isKept = values.callStatus !== undefined && isDue(lead, today)
  if (!isKept && isSameFollowUp(values, valuesOf(lead))) return undefined
  return { on, time: followUpTime || undefined, kind }
}

/** It is said how somebody was met. */
export const isMeeting = ({ remarkType, meetingMode }: UpdateValues): boolean =>
  remarkType !== 'call' || meetingMode !== ''

const filled = (text: string): string | undefined => text.trim() || undefined

/** Only what was changed; the stage with the follow-up that it ends leaves the latter out. */
export function actionOf(values: UpdateValues, lead: LeadRow, to: Stage, today: CalendarDate): LeadAction {
  const isMoved = values.stageId !== lead.stage.id
  const comment = filled(values.comment)
  const meetingMode = filled(values.meetingMode)
  const outcome = isMeeting(values) ? filled(values.meetingOutcome) : undefined
  const says =
    comment !== undefined || (meetingMode ?? outcome) !== undefined || values.callStatus !== undefined
  const endsFollowUp = to.kind === 'lost' || (isMoved && to.kind === 'won')
  const statusId = isMoved || values.statusId !== lead.statusId ? values.statusId : undefined
  const { callStatus } = values
  return {
    leadId: lead.id,
    baseUpdatedAt: lead.updatedAt,
    stageId: isMoved ? values.stageId : undefined,
    statusId,
    assigneeId: values.assigneeId || undefined,
    callStatus,
    remarkType: says || values.remarkType !== 'call' ? values.remarkType : undefined,
    comment,
    followUp: endsFollowUp ? undefined : followUpOf(values, lead, today),
    reason: setsNotInterested({ callStatus, statusId }, lead, to) ? filled(values.reason) : undefined,
    meetingMode,
    outcome,
    note: undefined,
  }
}

/** L-099 */
export const isChanged = (action: LeadAction, lead: LeadRow): boolean => hasChanged(action, lead)

export interface UpdateProblems {
  comment?: string
  reason?: string
  followUpOn?: string
  /** These fields say it themselves. */
  followUpTime?: string
  ownLabel?: string
}

/** What is said beside the fields; anything else the server says. */
export function problemsOf(action: LeadAction, asksReason: boolean, today: CalendarDate): UpdateProblems {
  const { comment = '', reason = '', followUp, meetingMode = '', outcome = '' } = action
  const timeIs = followUp && timeProblem(followUp.time ?? halfTime)
  const reasonIs = asksReason ? reasonProblem(reason) : undefined
  return {
    ...([...comment].length > workLimits.comment && { comment: workProblems.comment }),
    ...(reasonIs && { reason: reasonIs }),
    ...(followUp && dayProblem(followUp.on) && { followUpOn: dayProblem(followUp.on) }),
    ...(followUp &&
      !dayProblem(followUp.on) &&
      followUp.on < today && { followUpOn: workProblems.followUpPast }),
    ...(timeIs && { followUpTime: timeIs }),
    ...([meetingMode, outcome].some((label) => lengthOf(label) > workLimits.label) && {
      ownLabel: workProblems.label,
    }),
  }
}

/** Whether what the panel is about is the same in both: then a newer one may take the place of the older. */
export const isSameToPanel = (one: LeadRow, other: LeadRow): boolean =>
  one.stage.id === other.stage.id &&
  one.statusId === other.statusId &&
  one.assignee?.id === other.assignee?.id &&
  one.callStatus === other.callStatus &&
  one.followUpOn === other.followUpOn &&
  one.followUpTime === other.followUpTime &&
  one.followUpKind === other.followUpKind
