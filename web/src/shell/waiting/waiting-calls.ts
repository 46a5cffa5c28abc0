import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { WaitingCall, WaitingCalls } from '../../api/waiting/sender'
import { isConflict } from '../../features/leads/is-conflict'

const { actions, contacted } = leadWorkEndpoints
const { add, addEdit } = leadCaptureEndpoints

const idIn = ({ id }: { id: string }) => id

/** What an update writes that a conflict can be about. */
const fieldsOf = ({ callStatus, statusId, followUp }: LeadAction) => [
  ...(callStatus ? ['callStatus', 'status'] : []),
  ...(statusId === undefined ? [] : ['status']),
  ...(followUp === undefined ? [] : ['followUp']),
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
