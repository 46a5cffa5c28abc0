import { refusal } from '../../kit/refusal'
import type { MailState } from '../../mail/model'
import { letterLimits as limits } from './limits'

export const letterProblems = {
  address: 'Enter valid email',
  recipients: 'Please enter at least one email address.',
  tooManyRecipients: `A mail can go to ${limits.recipients} addresses at most.`,
  subject: 'Please enter a subject.',
  subjectTooLong: `The subject can have ${limits.subject} characters at most.`,
  body: 'Please write a message.',
  bodyTooLong: 'This message is too long. Please attach long texts as a file.',
  tooManyAttachments: `A mail can have ${limits.attachments} attachments at most.`,
  filename: `The name of a file can have ${limits.filename} characters at most.`,
  sendAt: 'Please choose a date and a time.',
} as const

export const letterRefusals = {
  noBody: refusal(400, 'empty-mail', letterProblems.body),
  noLead: refusal(400, 'mail-without-lead', 'No lead that you can see has this address.'),
  past: refusal(400, 'mail-in-the-past', 'This time has passed. Please choose a later one, or send it now.'),
  tooFar: refusal(400, 'mail-too-far-ahead', 'A mail can be scheduled a year ahead at most.'),
  tooLarge: refusal(
    413,
    'mail-too-large',
    `The attachments have more than ${limits.attachmentsMegabytes} MB together. Please send a link instead.`,
  ),
  tooMany: refusal(
    429,
    'too-many-mails',
    'You have sent a lot of mails within an hour. Please wait, then go on.',
  ),
  unknown: refusal(404, 'unknown-mail', 'This mail does not exist any more.'),
  cannotRetry: refusal(409, 'mail-not-failed', 'Only a mail that failed or is uncertain can be tried again.'),
  cannotCancel: refusal(409, 'mail-has-left', 'This mail has left already.'),
} as const

/** Lines of the history (L-246: who sent to whom). */
export const letterHistoryTexts = {
  sent: (sender: string, to: string, subject: string) => `${sender} sent an email to ${to}\n${subject}`,
  scheduled: (sender: string, to: string, when: string, subject: string) =>
    `${sender} scheduled an email to ${to} for ${when}\n${subject}`,
  cancelled: (sender: string, subject: string) => `${sender} cancelled a scheduled email\n${subject}`,
} as const

export const mailStateTexts: Record<MailState, string> = {
  queued: 'Queued',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'Uncertain',
  cancelled: 'Cancelled',
  outbox: 'Kept in the outbox',
}

/** Texts of the dialog that writes to one lead. */
export const sendLetterTexts = {
  sent: 'Mail Sent successfully',
  triedAgain: 'The mail is being tried again.',
  cancelled: 'The mail will not be sent.',
} as const
