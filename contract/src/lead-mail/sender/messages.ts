import { refusal } from '../../kit/refusal'
import type { Security } from './model'

export const senderTexts = {
  title: 'Your mail server',
  lead: 'Emails to leads leave through it, from an address of your firm.',
  loadFailed: 'The mail server could not be loaded.',
  adminsOnly: 'Only admins set up email.',
  none: {
    ours: (address: string) =>
      `Emails leave from ${address}, in the name of the person who writes. Answers go to that person. Set up your own mail server to send from your own address.`,
    outbox:
      'No mail server is configured: emails stay in the outbox and do not leave. Set up your own mail server to send them.',
    'demo-outbox':
      'No mail server is configured: emails stay in the outbox and do not leave. In this demo they can be seen at /demo/outbox.',
  },
  setUp: 'Set up mail server',
  provider: 'Provider',
  other: 'Other',
  presetHints: {
    google:
      'Google wants an app password, not the one you sign in with: turn on 2-Step Verification in your Google Account, open App passwords, make one for Foyer and paste its 16 letters here.',
    zoho: 'With two-factor sign-in Zoho wants an app password: in your Zoho account open Security, App Passwords and make one for Foyer. Accounts outside India use smtp.zoho.com.',
    microsoft:
      'An administrator turns on Authenticated SMTP for this mailbox in the Microsoft 365 admin center. With multi-factor sign-in an app password is needed.',
    other: 'Ask your provider for the outgoing (SMTP) server. Connections without encryption are not used.',
  },
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  securities: {
    tls: 'TLS from the start (port 465)',
    starttls: 'STARTTLS (port 587)',
  } satisfies Record<Security, string>,
  username: 'User name',
  usernameHint: 'Mostly the whole email address.',
  password: 'Password',
  passwordKept: 'Leave it empty to keep the one that is saved.',
  passwordHint: 'Kept encrypted and never shown again.',
  fromName: 'Sender name',
  fromNameHint: 'For emails that are in nobody’s name; otherwise the salesperson’s name is shown.',
  fromAddress: 'Sender address',
  perMinute: 'Emails a minute',
  perMinuteHint: 'More wait their turn. Providers block accounts that send too many.',
  save: 'Save',
  discard: 'Discard changes',
  unsaved: 'You have unsaved changes',
  saveFailed: 'The mail server could not be saved.',
  test: 'Send test mail',
  testing: 'A test mail is being sent.',
  testFailed: 'The test mail could not be sent.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  remove: 'Remove',
  removeTitle: 'Remove your mail server?',
  removeText: 'Its settings and its password are deleted. Emails that wait leave as they would without it.',
  failed: 'That did not work. Please try again.',
  state: 'State',
  states: { on: 'On', off: 'Turned off', failing: 'Not working' },
  worked: 'Last email taken',
  never: 'Not yet',
} as const

export const senderReplies = {
  saved: 'Mail server saved',
  on: 'Mail server turned on',
  off: 'Mail server turned off',
  removed: 'Mail server removed',
  tested: (address: string) => `It works. A test mail is on its way to ${address}.`,
} as const

export const senderRefusals = {
  none: refusal(404, 'no-mail-server', 'There is no mail server to change.'),
  passwordAgain: refusal(
    422,
    'password-again',
    'Please enter the password again: the server, the port or the user name has changed.',
  ),
  tooManyTests: refusal(429, 'too-many-tests', 'Too many test mails. Please wait some minutes.'),
} as const

export const senderProblems = {
  host: 'Please enter the name of a server, for example smtp.example.com.',
  port: 'Please enter a port between 1 and 65535.',
  perMinute: (min: number, max: number) => `Please enter a number between ${min} and ${max}.`,
  password: 'Please enter the password.',
} as const

/** Bells and the test mail. */
export const senderMails = {
  failing: (reason: string) => `Emails to leads are not leaving: ${reason}`,
  lost: (recipient: string, reason: string) => `Your email to <b>${recipient}</b> was not sent: ${reason}`,
  uncertain: (recipient: string) =>
    `It is not certain whether your email to <b>${recipient}</b> arrived. You can send it again from the lead.`,
  testSubject: 'Test of your mail server',
  testTitle: 'Your mail server works',
  testText: (company: string) => `Emails of ${company} to leads leave through it.`,
} as const
