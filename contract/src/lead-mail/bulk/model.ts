import type { LeadSelection } from '../../leads/model'
import type { MailState } from '../../mail/model'
import type { Attachment } from '../letters/model'

/** `filling`: its messages are being written. `written`: all are; each has a state of its own. */
export const batchStates = ['scheduled', 'filling', 'written', 'cancelled'] as const
export type BatchState = (typeof batchStates)[number]

/** Why a lead gets none of the mails. `gone`: deleted, archived, or not for the sender any more. */
export const skipReasons = ['no-address', 'unsubscribed', 'twice', 'gone'] as const
export type SkipReason = (typeof skipReasons)[number]

/** A colleague, also one who has left. */
export interface NamedPerson {
  id: string
  fullName: string
}

/** The same words to many, one message each (C-138). */
export interface BulkMail {
  /** Leads of a list, or addresses of people whom the sender could reach anyway. */
  to: { selection: LeadSelection } | { addresses: string[] }
  subject: string
  html: string
  attachments: Attachment[]
  /** None: at once. */
  sendAt?: string | undefined
}

export interface SentBulkMail {
  message: string
  /** None where nobody of them is a lead. */
  batchId: string | undefined
  /** How many get it, as far as is known when it is sent. */
  count: number
}

export interface NamedLead {
  id: string
  name: string
}

/** The leads who get none for one reason: the first of them, and how many there are. */
export interface LeftOut {
  leads: NamedLead[]
  count: number
}

/** Who of a selection gets a mail, and who does not. */
export interface RecipientCheck {
  withAddress: number
  withoutAddress: LeftOut
  unsubscribed: LeftOut
  twice: LeftOut
}

export interface PreviewInput {
  selection: LeadSelection
  subject: string
  html: string
  /** Only leads whose name or address has this. */
  search: string | undefined
  /** Which of those who get it, counted from 0. */
  at: number
}

/** The mail as one of the leads gets it. */
export interface MailPreview {
  lead: (NamedLead & { address: string }) | undefined
  at: number
  total: number
  subject: string
  html: string
}

/** What became of the leads of a batch; together they are all of them. */
export interface BatchTotals {
  /** Not written yet, or not sent yet. */
  waiting: number
  sent: number
  failed: number
  uncertain: number
  cancelled: number
  skipped: Record<SkipReason, number>
}

export interface MailBatch {
  id: string
  subject: string
  by: NamedPerson
  createdAt: string
  state: BatchState
  sendAt?: string | undefined
  /** How many leads were chosen. */
  count: number
  /** For how many of them it is decided whether they get a message. */
  filled: number
  totals: BatchTotals
  canCancel: boolean
  canRetry: boolean
}

export interface MailBatchDetail extends MailBatch {
  /** With its placeholders. */
  html: string
  /** Those who get none, the first of each reason. */
  skipped: Record<SkipReason, NamedLead[]>
}

export interface BatchMail {
  id: string
  /** None where the lead is gone, or not for the caller. */
  lead?: NamedLead | undefined
  address: string
  state: MailState
  error?: string | undefined
  sentAt?: string | undefined
}

export const batchMailFilters = ['all', 'waiting', 'sent', 'failed', 'uncertain', 'cancelled'] as const
export type BatchMailFilter = (typeof batchMailFilters)[number]

export interface UnsubscribedAddress {
  address: string
  lead?: NamedLead | undefined
  /** None where they did it themselves. */
  by?: NamedPerson | undefined
  createdAt: string
}
