import { grouped } from '../../kit/money'
import { refusal } from '../../kit/refusal'
import type { Security } from '../sender/model'
import type { MailboxPreset } from './model'

export const mailboxTexts = {
  title: 'Answers',
  lead: 'Foyer reads a mailbox of yours every 2 minutes. What leads answer stands in their history and rings the bell of whoever has the lead. Nothing else is stored, and nothing is changed in the mailbox.',
  service: 'Mail service',
  services: {
    gmail: 'Gmail or Google Workspace',
    zoho: 'Zoho Mail',
    microsoft: 'Microsoft 365',
    other: 'Another one',
  } satisfies Record<MailboxPreset | 'other', string>,
  notes: {
    gmail:
      'Google needs an app password: turn on 2-Step Verification in your Google account, then make one under Security, App passwords.',
    zoho: 'Zoho needs IMAP to be turned on in the settings of the mailbox and, with two-factor sign-in, an app password.',
    microsoft:
      'Microsoft takes passwords over IMAP only where your administrator still allows it. If not, let answers be forwarded to another mailbox and enter that one here.',
    other: 'Your provider names its IMAP server, often imap. followed by your domain.',
  } satisfies Record<MailboxPreset | 'other', string>,
  host: 'IMAP server',
  port: 'Port',
  security: 'Encryption',
  securities: { tls: 'TLS', starttls: 'STARTTLS' } satisfies Record<Security, string>,
  username: 'User name',
  password: 'Password',
  passwordKept: 'A password is kept. Enter one only to replace it.',
  folder: 'Folder',
  isOn: 'Read this mailbox',
  replyHint:
    'Answers reach this mailbox if it is the address you send from, or if the answers to your people are forwarded to it.',
  save: 'Save',
  test: 'Test',
  remove: 'Remove',
  removeTitle: 'Remove this mailbox?',
  removeText:
    'Its settings and its password are deleted, and answers are not read any more. Those that are here already stay with their leads.',
  failedToRemove: 'The mailbox could not be removed. Please try again.',
  failedToSave: 'The mailbox could not be saved. Please try again.',
  failedToTest: 'The mailbox could not be tested. Please try again.',
  forAdmins: 'Only admins enter the mailbox of the firm.',
  loadFailed: 'The mailbox could not be loaded.',
  lastRead: 'Last read',
  never: 'Not yet',
  state: 'State',
  on: 'On',
  off: 'Off',
  failing: 'Cannot be read',
  readNow: 'Look for answers now',
  failedToRead: 'Foyer could not look for answers. Please try again.',
} as const

export const mailboxReplies = {
  saved: 'The mailbox was saved. Answers that arrive from now on will stand with their leads.',
  savedOff: 'The mailbox was saved. It is not read.',
  removed: 'The mailbox was removed.',
  reading: 'Foyer looks for answers now.',
  works: (folder: string, count: number) =>
    `It works: there ${count === 1 ? 'is 1 message' : `are ${grouped(count)} messages`} in ${folder}.`,
} as const

export const mailboxProblems = {
  host: 'Please enter the name of a server, for example imap.example.com.',
  port: 'Please enter a port from 1 to 65535.',
} as const

/** Why a mailbox cannot be read. */
export const mailboxFailures = {
  signIn: 'The mailbox refused the user name or the password. Many services need an app password.',
  folder: (name: string) => `There is no folder “${name}” in this mailbox.`,
  noEncryption:
    'The server offers no encrypted connection this way. Please choose the other kind of encryption or another port.',
  certificate: 'The certificate of the server is not valid for this name.',
  unreachable: 'The server cannot be reached under this name and port.',
  silent: 'The server took too long to answer.',
  odd: 'The server answered in a way that could not be understood.',
  tooMany: 'The mail service wants fewer connections. Foyer tries again later.',
  unexpected: 'Something went wrong on our side. Foyer tries again.',
  lockedAway: 'The password can no longer be read. Please enter it again.',
} as const

export const mailboxRefusals = {
  password: refusal(400, 'mailbox-password-missing', 'Please enter the password of this mailbox.'),
  fails: (why: string) => refusal(422, 'mailbox-fails', why),
  none: refusal(404, 'no-mailbox', 'There is no mailbox to remove.'),
  off: refusal(409, 'mailbox-off', 'This mailbox is not read. Turn it on first.'),
  tooManyTries: refusal(429, 'too-many-mailbox-tries', 'That was often. Please wait some minutes.'),
}

/** The bell of the admins. */
export const mailboxBell = (why: string): string => `The mailbox with answers of leads cannot be read: ${why}`

export const receivedTexts = {
  answered: (from: string, subject: string) => `${from} answered by email: ${subject}`,
  wrote: (from: string, subject: string) => `${from} wrote an email: ${subject}`,
  automatic: (from: string, subject: string) => `Automatic answer from ${from}: ${subject}`,
  cameBack: (subject: string) => `An email came back: ${subject}`,
  /** Why a mail has failed after all. */
  whyBack: (reason: string) => `It came back: ${reason}`,
  noReason: 'the mail server of the address refused it.',
  noSubject: '(no subject)',
  unreadable: 'This message could not be read. Please open it in your mailbox.',
  cut: 'The rest of this message is in your mailbox.',
  notKept: 'Not kept here, see your mailbox:',
  tooLarge: (name: string) => `${name} (too large)`,
  wrongKind: (name: string) => `${name} (this kind of file is not accepted)`,
  noRoom: (name: string) => `${name} (no room left for files)`,
  tooMany: (count: number) => (count === 1 ? '1 more file' : `${count} more files`),
  unnamed: 'file',
} as const
