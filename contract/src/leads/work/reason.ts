import type { Stage } from '../../pipeline/model'
import { workLimits } from '../limits'
import { workProblems } from '../messages/work'
import type { LeadDetail } from '../record/draft'
import { type ActionDraft, isRepeatedStatus, meantStatus, type WorkedLead } from './rules'

type Placed = Pick<WorkedLead, 'statusId'> & { stage: Pick<Stage, 'id'> }

/** A move to Lost says that somebody is not interested (C-165). */
export const isLostBy = (from: Pick<Stage, 'id'>, to: Pick<Stage, 'id' | 'kind'>): boolean =>
  from.id !== to.id && to.kind === 'lost'

/** Whether an update says that a lead is not interested: by the outcome, the status, or the move. Then a reason belongs to it. */
export function setsNotInterested(action: ActionDraft, lead: Placed, to: Stage): boolean {
  const { callStatus, statusId } = action
  if (callStatus === 'not-interested' || isLostBy(lead.stage, to)) return true
  return (
    statusId !== undefined &&
    !isRepeatedStatus(statusId, lead, to, to.id !== lead.stage.id) &&
    meantStatus(statusId, to)?.callStatus === 'not-interested'
  )
}

/** What is said beside the field where a reason is asked for. */
export function reasonProblem(reason: string): string | undefined {
  const { length } = [...reason.trim()]
  if (length === 0) return workProblems.reasonMissing
  return length > workLimits.reason ? workProblems.reason : undefined
}

/** Shown while it is true: whoever became interested again has none. */
export const shownReason = ({
  callStatus,
  stage,
  reasonNotInterested,
}: Pick<LeadDetail, 'callStatus' | 'stage' | 'reasonNotInterested'>): string | undefined =>
  callStatus === 'not-interested' || stage.kind === 'lost' ? reasonNotInterested : undefined
