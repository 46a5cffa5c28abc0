export interface OutgoingMail {
  /** The same at each try, so that a mail that arrives twice can be known as one. */
  id: string
  recipient: string
  subject: string
  text: string
  html: string | null
}

export interface Mailer {
  /** False where there is no mail server: what is sent stays in the local outbox. */
  delivers: boolean
  /** Fails with NotDelivered. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** In words for an admin. A permanent one will not get better by trying again. */
export class NotDelivered extends Error {
  constructor(
    text: string,
    readonly isPermanent: boolean,
  ) {
    super(text)
    this.name = 'NotDelivered'
  }
}
