import type { LeadAction } from '@foyer/contract/leads/work/forms'
import type { Side } from '../../record/edit/lead-change'

type Part = 'stageId' | 'statusId' | 'assigneeId' | 'callStatus' | 'followUp' | 'reason'

/** Which parts of an update a field of a conflict is about; a status belongs to its stage. */
const parts: Record<string, readonly Part[]> = {
  stage: ['stageId', 'statusId'],
  status: ['statusId'],
  assignee: ['assigneeId'],
  callStatus: ['callStatus', 'reason'],
  followUp: ['followUp'],
}

/** The update without what stays as a colleague left it (C-150). */
export function withoutTheirs(action: LeadAction, choices: Readonly<Record<string, Side>>): LeadAction {
  const left = { ...action }
  for (const [field, side] of Object.entries(choices))
    if (side === 'theirs') for (const part of parts[field] ?? []) left[part] = undefined
  return left
}

/** Nothing left to say. How the lead was spoken to is said only beside something else. */
export function isEmptyAction(action: LeadAction): boolean {
  const { leadId: _, baseUpdatedAt: __, remarkType, ...said } = action
  return (
    Object.values(said).every((part) => part === undefined) &&
    (remarkType === undefined || remarkType === 'call')
  )
}
