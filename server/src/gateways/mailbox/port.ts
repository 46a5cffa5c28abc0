import type { Security } from '@foyer/contract/lead-mail/sender/model'

/** Where a mailbox is, and how to get in. */
export interface MailboxAddress {
  host: string
  port: number
  security: Security
  username: string
  password: string
  folder: string
}

/** What the head of a message says, decoded. */
export interface MessageHead {
  uid: number
  size: number
  /** When the mailbox received it. */
  arrivedAt: Date
  /** As it was written, with its brackets; undefined where there is none. */
  messageId: string | undefined
  /** The messages that it answers, as they were written. */
  answers: string
  from: { name: string; address: string }
  subject: string
  /** No person wrote it: an absence note, a report, a list. */
  isAutomatic: boolean
  /** It may be news that a mail was not delivered. */
  isReport: boolean
}

export interface MessageFile {
  name: string
  /** Undefined where the message is too large to be taken as a whole. */
  bytes: Uint8Array<ArrayBuffer> | undefined
}

export interface MessageContent {
  text: string
  html: string | undefined
  files: MessageFile[]
}

/** One connection to one folder, which only reads. */
export interface OpenedMailbox {
  /** The numbers of messages mean something only together with it. */
  uidValidity: string
  /** The highest number that was ever given. */
  lastUid: number
  count: number
  /** The numbers of what came after this one, or since a day; in order. */
  uidsAfter: (after: { uid: number } | { day: Date }) => Promise<number[]>
  heads: (uids: readonly number[]) => Promise<MessageHead[]>
  content: (head: Pick<MessageHead, 'uid' | 'size'>) => Promise<MessageContent>
  /** The message as it came, up to this many bytes. */
  beginning: (uid: number, bytes: number) => Promise<string>
}

/** Why a mailbox could not be read, in words for people. */
export class MailboxFailed extends Error {
  constructor(
    text: string,
    /** Somebody has to do something; another try would not help. */
    readonly isLasting: boolean = false,
  ) {
    super(text)
    this.name = 'MailboxFailed'
  }
}
