import type { CallStatus } from '../../leads/model'

/** L-116, L-117 */
const suggestedMails: Partial<Record<CallStatus, string>> = {
  'no-response': 'A callback email',
  meeting: 'A thank-you email',
}

/** What both dialogs that write a mail say. */
export const composeTexts = {
  to: 'To',
  toHint: 'Type an address and press Enter',
  remove: (address: string) => `Remove ${address}`,
  locked: 'The address of the lead cannot be removed',
  subject: 'Subject',
  body: 'Message',
  bodyHint: 'Write your message',
  template: 'Template',
  templateHint: 'Choose a template',
  /** No list at all, and nothing in it that was looked for (L-234). */
  noTemplate: 'No Template',
  noOption: 'No Option Available',
  templatesFailed: 'The templates could not be loaded.',
  fillFailed: 'The template could not be filled in. Please choose it again.',
  replaceTitle: 'Replace what you wrote?',
  replaceText: 'The template takes the place of the subject and the message.',
  replace: 'Replace',
  attach: 'Attach Files',
  fileFailed: 'Not every file could be attached. Try it again, or remove it.',
  later: 'Send later',
  laterOn: 'Date',
  laterAt: 'Time',
  dateHint: 'DD-MM-YYYY',
  zone: (zone: string) => `Times are those of ${zone}.`,
  leaves: (when: string) => `Leaves on ${when}.`,
  past: 'This time has passed. Please choose a later one.',
  needsDay: 'Please choose a date.',
  tooFar: 'A mail can be scheduled a year ahead at most.',
  send: 'Send',
  schedule: 'Schedule',
  cancel: 'Cancel',
  keys: 'Ctrl + Enter sends',
  draftBack: 'This is what you had begun to write.',
  startAfresh: 'Start afresh',
  discard: 'Discard this mail?',
  discardText: 'What you have written is gone then.',
  discardIt: 'Discard',
  failed: 'The mail could not be sent. What you wrote is kept.',
} as const

/** The dialog that writes to one lead (L-232). */
export const leadLetterTexts = {
  title: (name: string) => `Send a email to ${name}`,
  status: 'Status of the call',
  sendMail: 'Send Mail',
  save: 'Save',
  /** C-047: only here. */
  invalid: 'I expect an e-mail, darling!',
  loadFailed: 'The lead could not be loaded.',
  scheduled: (when: string) => `The mail leaves on ${when}`,
  preparedFailed: (name: string) => `The mail to ${name} was not sent. Open it to try again.`,
  open: 'Open',
} as const

/** After a mail has been sent to a lead (L-243 to L-245). */
export const afterLetterTexts = {
  question: 'Want to update the call status?',
  text: (status: string) => `The status becomes ${status}.`,
  yes: 'Yes',
  cancel: 'Cancel',
  updated: 'Mail Sent successfully and Status updated',
  failed: 'The mail is sent. The status could not be updated.',
} as const

/** After an update of the status (L-121 to L-123). */
export const referenceMailTexts = {
  question: 'Want to send a reference email?',
  about: (name: string, status: CallStatus | undefined) =>
    `${suggestedMails[status ?? 'new'] ?? 'An email'} to ${name}, ready to be sent or changed.`,
  yes: 'Yes',
  no: 'No',
  dontAsk: "Don't Show Again",
  dontAskFailed: 'That you do not want to be asked again could not be saved.',
  /** Sent after the status was updated, or with it. */
  sent: 'You have successfully sent mail',
  preparedSent: 'You have successfully sent the email',
} as const

/** A mail in the history, and the whole of it. */
export const shownMailTexts = {
  open: 'Show email',
  title: 'Email',
  from: 'From',
  to: 'To',
  at: 'Sent on',
  writtenAt: 'Written on',
  receivedAt: 'Received on',
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  failed: (why: string) => `Failed: ${why}`,
  uncertain:
    'The mail server did not say whether it took this mail. It may have arrived; sending it again could be a second copy.',
  outbox: 'No mail server is set up, so this mail stays in the outbox.',
  retry: 'Retry',
  retryTitle: 'Send this mail again?',
  retryText: 'It may have arrived already. Then it arrives twice.',
  retryAgain: 'Send again',
  cancel: 'Cancel email',
  retryFailed: 'The mail could not be tried again.',
  cancelFailed: 'The mail could not be cancelled.',
  attachments: 'Attachments',
  automatic: 'Sent automatically by the mail program of the sender',
  loadFailed: 'The email could not be loaded.',
  empty: 'This mail has no text.',
} as const
