/** Why a mail was not sent, for the list of failed jobs. */
export const mailFailures = {
  /** As an admin reads it in the list of failed jobs. */
  about: (recipient: string, reason: string) => `Mail to ${recipient}: ${reason}`,
  refused: (answer: string) => `The mail server refused it: ${answer}`,
  putOff: (answer: string) => `The mail server put it off: ${answer}`,
  wrongAddress: 'The address of the recipient is not right.',
  signIn: 'The mail server did not accept our sign-in.',
  silent: 'The mail server did not answer in time.',
  unreachable: 'The mail server could not be reached.',
  unsafe: 'The mail server could not prove who it is, or offers no encryption.',
  attachment: 'An attachment could not be read.',
  attachmentGone: 'An attachment is not there any more.',
  notTo: (address: string, answer: string) => `Not delivered to ${address}: ${answer}`,
  /** It may have arrived, so nobody but a person tries it again. */
  uncertain:
    'The mail server did not say whether it took the mail. It may have arrived; sending it again could be a second copy.',
  interrupted:
    'The server was interrupted while it sent the mail. It may have arrived; sending it again could be a second copy.',
  underWay: 'It is being sent.',
  /** Why a mail was called back when its time came. */
  calledBack: {
    unsubscribed: 'Not sent: this address wants no more emails to many.',
    lead: 'Not sent: the lead was deleted before.',
    sender: 'Not sent: who wrote it has left the company before.',
  },
} as const

/** Texts in every mail. */
export const mailTexts = {
  product: 'Foyer',
  signature: 'Sent by Foyer',
  copyLink: 'If the button does not work, copy this address into your browser:',
} as const

export const outboxTexts = {
  title: 'Outbox',
  lead: 'The mails of this demo. Nothing here leaves the machine unless a mail server is set.',
  none: 'No mail has been written yet.',
  back: 'All mails',
  to: 'To',
  written: 'Written',
  state: 'State',
  states: {
    queued: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
    uncertain: 'Uncertain',
    cancelled: 'Cancelled',
    outbox: 'Kept here',
  },
} as const
