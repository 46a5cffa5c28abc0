/** `tls`: from the first byte. `starttls`: the connection is upgraded before anything is said. */
export const securities = ['tls', 'starttls'] as const
export type Security = (typeof securities)[number]

/** What somebody enters about the mail server of their firm. */
export interface MailServerDraft {
  host: string
  port: number
  security: Security
  /** Empty where the server wants no sign-in. */
  username: string
  /** Empty keeps the one that is known, if host, port and user name stay. */
  password: string
  fromName: string
  fromAddress: string
  perMinute: number
}

/** The mail server of a firm as it is shown: its password never leaves the server again. */
export interface OwnMailServer extends Omit<MailServerDraft, 'password'> {
  hasPassword: boolean
  isOn: boolean
  /** When it last took a mail or a test. */
  workedAt?: string | undefined
  /** Why it takes none, for people. */
  error?: string | undefined
}

export interface MailServerSettings {
  own?: OwnMailServer | undefined
  /** What sends where the firm has none, or has turned it off: ours, or nothing, so that mails stay here. */
  otherwise: 'ours' | 'outbox' | 'demo-outbox'
  /** The address from which ours sends. */
  ourAddress: string
}

export type MailServerEdit =
  | ({ kind: 'save' } & MailServerDraft)
  | { kind: 'turn-on' | 'turn-off' | 'remove' }

export interface MailServerTrial {
  works: boolean
  /** What happened, in words. */
  message: string
}
