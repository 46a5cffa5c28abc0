import type { StageKind } from '../../pipeline/model'

/** What the panel allows; the server checks the same rules. */
export interface AllowedWork {
  stage: boolean
  status: boolean
  callStatus: boolean
  followUp: 'open' | 'disabled' | 'hidden'
}

/** A Won lead is fixed (L-091), an unassigned lead needs an assignee (L-092), a Lost lead has no next step (L-095). */
export function allowedWork(stage: StageKind, isAssigned: boolean): AllowedWork {
  const isOpen = stage !== 'won' && isAssigned
  const followUp = stage === 'lost' ? 'hidden' : isAssigned ? 'open' : 'disabled'
  return { stage: isOpen, status: isOpen, callStatus: stage !== 'won', followUp }
}
