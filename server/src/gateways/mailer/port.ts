import type { Readable } from 'node:stream'

/** An attachment, or with `cid` a picture within the HTML. Its bytes are read while it is sent. */
export interface MailPart {
  name: string
  contentType: string
  cid?: string
  open: () => Promise<Readable>
}

export interface OutgoingMail {
  /** The same for each attempt, so that a mail that arrives twice can be recognised. */
  id: string
  recipients: string[]
  /** In whose name, if not in that of the server's own sender. */
  fromName?: string | undefined
  replyTo?: string | undefined
  subject: string
  text: string
  html: string | null
  parts?: MailPart[]
  unsubscribeUrl?: string | undefined
}

/** What is known after a mail was handed over, with words for people. */
export type HandOver =
  /** The mail server has taken it; `refused` says why some of the recipients get none. */
  | { is: 'accepted'; refused: string[] }
  /**
   * It has not left, and can be tried again unless it is permanent. `isAboutServer`: nothing is wrong with this mail, so another
   * one would fare no better.
   */
  | { is: 'refused'; reason: string; isPermanent: boolean; isAboutServer: boolean }
  /** The mail server had asked for the message and did not say whether it took it: another try could be a second copy. */
  | { is: 'uncertain'; reason: string }

/** Several mails one after the other over the same connection. It does not fail. */
export interface MailSession {
  send: (mail: OutgoingMail) => Promise<HandOver>
  close: () => void
}

export interface Mailer {
  /** False without a mail server: mails stay in the local outbox. */
  delivers: boolean
  open: () => MailSession
}
