import type { QuotationKind, QuotingFirm, SentDocument } from '../document/model'
import type { ItemWish } from '../document/record'

/** Whether it can be answered: what is lapsed was valid until a day that is over. */
export const answerStates = ['open', 'lapsed', 'accepted', 'void'] as const
export type AnswerState = (typeof answerStates)[number]

/** Pictures are shown by links. */
export type ShownFirm = Omit<QuotingFirm, 'logoFileId' | 'signatureFileId'>

export interface ShownDocument extends Omit<SentDocument, 'firm'> {
  firm: ShownFirm
}

export interface AskedChanges {
  name: string
  at: string
  version: number
  note: string
  items: ItemWish[]
}

/** A version that was sent, as the client sees it: the accepted one, else the newest. */
export interface ShownQuotation {
  id: string
  projectId: string
  kind: QuotationKind
  version: number
  sentAt: string
  state: AnswerState
  document: ShownDocument
  logo?: string | undefined
  accepted?: { name: string; at: string } | undefined
  /** The latest first. */
  changes: AskedChanges[]
}

export interface Acceptance {
  /** The one that was read: a newer one is not accepted unread. */
  version: number
  name: string
}

export interface ChangeRequest {
  version: number
  name: string
  note: string
  items: { itemId: string; note: string }[]
}

/** The PDF of what is shown; it is made on demand, outside the request. */
export type PaperState = { state: 'ready'; address: string } | { state: 'waiting' } | { state: 'failed' }

/** One line of a list. */
export interface ListedQuotation {
  id: string
  projectId: string
  kind: QuotationKind
  title: string
  number: string
  version: number
  state: AnswerState
  /** In the smallest unit of the currency. */
  total: number
  currencySymbol: string
  sentAt: string
  acceptedAt?: string | undefined
}
