import type { QuotationLink } from '../document/record'

export const sendingWays = ['mail', 'whatsapp', 'link'] as const
export type SendingWay = (typeof sendingWays)[number]

/** What the dialog asks. */
export interface SendingDraft {
  way: SendingWay
  /** By mail: addresses. */
  to: string[]
  /** By WhatsApp: a number with its country's code, or empty to choose the person there. */
  phone: string
  subject: string
  /** The address of the link stands under it. */
  message: string
  /** How long the link works. */
  days: number
}

export interface SendQuotation extends SendingDraft {
  id: string
  /** What the sender has seen; another one is refused as in saving. */
  baseRevision: number
}

export interface SentQuotation {
  message: string
  number: string
  version: number
  link: QuotationLink
  /** Opens WhatsApp with the words in it. */
  whatsAppUrl: string | undefined
}
