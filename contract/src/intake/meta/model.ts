import type { DoorMapping, DoorState } from '../doors/model'
import type { Target } from '../targets'

/** disabled: this server has no app of Meta. ready: somebody can log in. */
export const integrationStates = ['disabled', 'ready', 'connected', 'needs-login'] as const
export type IntegrationState = (typeof integrationStates)[number]

export interface IntegrationStatus {
  state: IntegrationState
  /** For people, under the button. */
  message: string
}

/** What the login brought back: a code of Meta with the state it was begun with, or a token that another client has. */
export interface MetaConnection {
  companyId: string
  name: string
  token: string
  state?: string | undefined
}

export interface MetaLogin {
  /** Whose account of Meta it is. */
  userName: string
  /** Who of the firm logged in. */
  connectedBy: string
  connectedAt: string
  expiresAt: string | undefined
}

/** A page whose leads are received. */
export interface MetaPage {
  id: string
  /** As Meta calls it. */
  pageId: string
  name: string
  state: DoorState
  message: string | undefined
  lastReceivedAt: string | undefined
  fetchedUntil: string | undefined
  today: number
  last30Days: number
  failed: number
}

export interface MetaOverview {
  login: MetaLogin | undefined
  pages: MetaPage[]
}

/** A page of the account, whether or not its leads are received. */
export interface AccountPage {
  pageId: string
  name: string
  isSubscribed: boolean
}

export interface MetaQuestion {
  /** How answers name it. */
  key: string
  label: string
  /** FULL_NAME, EMAIL, CUSTOM … */
  type: string
}

export interface MetaForm {
  formId: string
  name: string
  questions: MetaQuestion[]
  /** Chosen by somebody; for the others see targetOfQuestion. */
  mapping: DoorMapping
}

export interface MetaForms {
  forms: MetaForm[]
  /** Where an answer can go. */
  targets: { target: Target; label: string }[]
}

export interface MetaFormEdit {
  doorId: string
  formId: string
  mapping: DoorMapping
}

export interface FailedMetaLead {
  id: string
  page: string
  /** As Meta calls it. */
  leadId: string
  receivedAt: string
  reason: string
}

/** Meta asks whether an address is ours. */
export interface VerifiedHook {
  mode: string
  token: string
  challenge: string
}

/** What Meta sends, as it came: one character for each byte. */
export interface SignedHook {
  signature: string | undefined
  bytes: string
}
