import type { DuplicatePolicy } from '../../leads/duplicates/model'
import type { Target } from '../targets'

/** The ways by which leads come by themselves. */
export const doorKinds = ['webhook', 'google-ads', 'indiamart', 'justdial', 'web-form', 'meta'] as const
export type DoorKind = (typeof doorKinds)[number]

export const doorStates = ['on', 'paused', 'needs-login', 'failing'] as const
export type DoorState = (typeof doorStates)[number]

/** By the path of a value in what is delivered: the field it goes into, or none. */
export type DoorMapping = Record<string, Target | 'none'>

/** What a delivery led to. */
export const deliveryOutcomes = ['created', 'updated', 'repeated', 'test'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]
export type DeliveryState = 'waiting' | 'done' | 'failed'

/** What every door has, whatever its kind. */
export interface DoorSummary {
  id: string
  kind: DoorKind
  name: string
  state: DoorState
  /** Why it does not work, for people. */
  message: string | undefined
  source: string | undefined
  sourceName: string | undefined
  duplicates: DuplicatePolicy
  lastReceivedAt: string | undefined
  today: number
  last30Days: number
  failed: number
}
