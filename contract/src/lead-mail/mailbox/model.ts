import type { Security } from '../sender/model'

/** Where the answers to a firm's mails arrive, and how they are read there. */
export interface MailboxSettings {
  host: string
  port: number
  security: Security
  username: string
  /** Left out: the one that is kept, as long as server and user stay the same. */
  password?: string | undefined
  folder: string
  isOn: boolean
}

/** The password never leaves the server. */
export interface Mailbox extends Omit<MailboxSettings, 'password'> {
  readAt?: string | undefined
  /** Why it cannot be read, in words. */
  error?: string | undefined
}

/** The settings of the mail services that most firms use. */
export const mailboxPresets = {
  gmail: { host: 'imap.gmail.com', port: 993, security: 'tls' },
  zoho: { host: 'imap.zoho.in', port: 993, security: 'tls' },
  microsoft: { host: 'outlook.office365.com', port: 993, security: 'tls' },
} as const satisfies Record<string, Pick<MailboxSettings, 'host' | 'port' | 'security'>>
export type MailboxPreset = keyof typeof mailboxPresets
