import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { WaitingCall, WaitingCalls } from '../../api/waiting/sender'
import { isConflict } from '../../features/leads/is-conflict'

const { actions, contacted } = leadWorkEndpoints
const { add, addEdit } = leadCaptureEndpoints

const idIn = ({ id }: { id: string }) => id

/** What an update writes that a conflict can be about. An outcome ends the follow-up that was due, unless a colleague has set another. */
const fieldsOf = ({ callStatus, statusId, followUp }: LeadAction, { followUpOn }: Partial<LeadRow>) => [
  ...(callStatus ? ['callStatus', 'status'] : []),
  ...(statusId === undefined ? [] : ['status']),
  ...(followUp !== undefined || (callStatus && !followUpOn) ? ['followUp'] : []),
]

const kinds: WaitingCall[] = [
  { endpoint: actions, fieldsOf, isConflict },
  { endpoint: contacted, fieldsOf },
  { endpoint: add, idIn },
  { endpoint: addEdit, idIn },
]

/** Everything that can wait for the network. */
export const waitingCalls: WaitingCalls = Object.fromEntries(
  kinds.map((kind) => [`${kind.endpoint.method} ${kind.endpoint.path}`, kind]),
)
