import type { Person } from '../../accounts/model'
import type { MailState } from '../../mail/model'

/** As the upload answered it; the path must be an upload of the sender's company (C-146). */
export interface Attachment {
  filename: string
  path: string
}

/** Where a mail stands that has just been written. */
export interface WrittenLetter {
  id: string
  leadId: string
  /** When it leaves, if not at once. */
  sendAt: string | undefined
}

export interface ShownAttachment {
  id: string
  name: string
  size: number
  contentType: string
  /** Opens it for some minutes. */
  path: string
}

/** A mail to a lead, or one from it. */
export interface LeadMail {
  id: string
  leadId: string
  isReceived: boolean
  at: string
  subject: string
  html: string
  text: string
  /** Who wrote it, of the firm. */
  sender: Person | undefined
  /** As it is written in the mail: a name, an address or both. */
  from: string
  to: string[]
  attachments: ShownAttachment[]
  /** Undefined for one that was received. */
  state: MailState | undefined
  error: string | undefined
  sendAt: string | undefined
  /** An absence note, or news that a mail could not be delivered. */
  isAutomatic: boolean
}
