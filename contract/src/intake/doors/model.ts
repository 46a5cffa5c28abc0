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
  message?: string | undefined
  source?: string | undefined
  sourceName?: string | undefined
  duplicates: DuplicatePolicy
  lastReceivedAt?: string | undefined
  today: number
  last30Days: number
  failed: number
}

/** Those that deliver to an address of ours. */
export const portalKinds = ['webhook', 'google-ads', 'indiamart', 'justdial'] as const
export type PortalKind = (typeof portalKinds)[number]
export const isPortal = (kind: DoorKind): kind is PortalKind => portalKinds.some((one) => one === kind)

/** What came through a door. */
export interface Delivery {
  id: string
  receivedAt: string
  state: DeliveryState
  outcome?: DeliveryOutcome | undefined
  leadId?: string | undefined
  /** Why it failed, for people. */
  reason?: string | undefined
  /** What was delivered is still there, so that it can be taken in again. */
  isKept: boolean
}

/** A value of what came last, and the field it goes into. */
export interface DoorValue {
  path: string
  text: string
  target?: string | undefined
  /** Somebody chose it; otherwise its name says so. */
  isChosen: boolean
}

/** A door as those who set it up see it. */
export interface Door extends DoorSummary {
  /** Where it is delivered to, on this server; a path where the server does not know how it is called. */
  address?: string | undefined
  /** What the other side proves itself by; we made it up. */
  proof?: string | undefined
  /** We ask the other side with a key of the firm. */
  isAsking: boolean
  fetchedUntil?: string | undefined
  values: DoorValue[]
  /** The fields that a value can go into. */
  targets: { target: string; label: string }[]
  valuesFrom?: string | undefined
  recent: Delivery[]
  failures: Delivery[]
}

export interface NewDoor {
  kind: PortalKind
  name: string
  source?: string | undefined
  sourceName?: string | undefined
  duplicates: DuplicatePolicy
  /** The firm's key, where we ask the other side. */
  secret?: string | undefined
}

export type DoorEdit = { id: string } & (
  | {
      kind: 'change'
      name: string
      source?: string | undefined
      sourceName?: string | undefined
      duplicates: DuplicatePolicy
    }
  | { kind: 'pause' | 'resume' | 'rotate' | 'delete' }
  /** The firm's key; an empty one ends the asking. */
  | { kind: 'key'; secret: string }
  /** Only what somebody chose. */
  | { kind: 'mapping'; mapping: Record<string, string> }
)

/** What would become of a delivery. */
export interface DoorTrial {
  fields: { label: string; text: string }[]
  /** No field takes it; it is kept with the lead. */
  rest: { path: string; text: string }[]
  problems: string[]
}

/** What is to be taken in again. */
export interface DeliveryRetry {
  id: string
  /** All that failed where it is left out. */
  deliveryId?: string | undefined
}
