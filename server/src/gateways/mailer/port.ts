export interface OutgoingMail {
  /** The same for each attempt, so that a mail that arrives twice can be recognised. */
  id: string
  recipient: string
  subject: string
  text: string
  html: string | null
}

export interface Mailer {
  /** False without a mail server: mails stay in the local outbox. */
  delivers: boolean
  /** Fails with NotDelivered. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** With a text for an admin. A permanent failure will not succeed later. */
export class NotDelivered extends Error {
  constructor(
    text: string,
    readonly isPermanent: boolean,
  ) {
    super(text)
    this.name = 'NotDelivered'
  }
}
