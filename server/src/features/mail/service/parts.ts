import type { CompanyScope } from '../../../context'
import type { Mailer } from '../../../gateways/mailer/port'
import type { Mail } from '../repository'

/** The mail server of a firm, if it does not use ours. */
export interface FirmServer {
  /** Another one with each change of its settings. */
  name: string
  mailer: Mailer
  perMinute: number
  /** Of mails that are in nobody's name. */
  fromName: string
  /** It did not take what it was given last. */
  isFailing: boolean
  /** After a mail: whether it took it, or why it takes none at all. */
  worked: (scope: CompanyScope) => Promise<void>
  failed: (scope: CompanyScope, reason: string) => Promise<void>
}

/** What sending needs; slices above this one add what they know. */
export interface MailParts {
  /** The server's own. */
  mailer: Mailer
  ownServer?: ((companyId: string) => Promise<FirmServer | undefined>) | undefined
  /** A mail of a firm failed for good or is uncertain. */
  whenLost?: ((scope: CompanyScope, mail: Mail) => Promise<void>) | undefined
}
