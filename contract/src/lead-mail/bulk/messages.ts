import { grouped } from '../../kit/money'
import { refusal } from '../../kit/refusal'
import { letterProblems } from '../letters/messages'
import { bulkMailLimits as limits } from './limits'
import type { BatchState, SkipReason } from './model'

const number = (count: number) => grouped(count)

export const bulkMailProblems = {
  address: letterProblems.address,
  addresses: 'Please name at least one address.',
  tooManyAddresses: `At most ${number(limits.leads)} addresses at once.`,
} as const

export const bulkMailRefusals = {
  tooMany: refusal(
    400,
    'too-many-leads-to-mail',
    `At most ${number(limits.leads)} leads can be mailed at once. Please narrow the list.`,
  ),
  nobody: refusal(400, 'nobody-to-mail', 'None of these leads can be mailed: they have no address.'),
  unknownBatch: refusal(404, 'no-mail-batch', 'This mailing is no longer there.'),
  cannotCancel: refusal(409, 'cannot-cancel-mails', 'All mails of this mailing have left.'),
  nothingFailed: refusal(409, 'nothing-to-retry', 'No mail of this mailing has failed.'),
  unknownAddress: refusal(404, 'not-unsubscribed', 'This address is not in the list.'),
}

export const bulkMailTexts = {
  sent: 'Email Sent',
  cancelled: 'The mails that had not left are cancelled.',
  retried: (count: number) =>
    count === 1 ? 'One mail is tried again.' : `${number(count)} mails are tried again.`,
  unsubscribed: (address: string) => `${address} gets no mails to many any more.`,
  subscribed: (address: string) => `${address} gets mails to many again.`,
} as const

export const skipTexts: Record<SkipReason, string> = {
  'no-address': 'No email address',
  unsubscribed: 'Unsubscribed',
  twice: 'Same address as another lead',
  gone: 'Deleted, archived or no longer yours',
}

export const batchStateTexts: Record<BatchState, string> = {
  scheduled: 'Scheduled',
  filling: 'Being written',
  written: 'On its way',
  cancelled: 'Cancelled',
}

/** Lines of a lead's history. */
export const bulkMailHistory = {
  unsubscribed: (address: string) => `${address} was unsubscribed from mails to many by its reader`,
  subscribed: (address: string) => `${address} was subscribed to mails to many again by its reader`,
} as const

/** At the end of a mail to many, and on the pages to which it leads. */
export const unsubscribeTexts = {
  footer: (firm: string) => `You get this mail because you have been in touch with ${firm}.`,
  link: 'Unsubscribe',
  title: (firm: string) => `Mails from ${firm}`,
  question: (firm: string, address: string) =>
    `Do you want no more mailings from ${firm} at ${address}? Personal mails about your enquiry still reach you.`,
  confirm: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  done: (firm: string, address: string) =>
    `${firm} sends no more mailings to ${address}. Personal mails about your enquiry still reach you.`,
  undo: 'That was a mistake: subscribe again',
  undoneTitle: 'You are subscribed again',
  undone: (firm: string, address: string) => `${firm} may send mailings to ${address} again.`,
  unknownTitle: 'This link no longer works',
  unknown:
    'It may be old, or a part of it is missing. Please use the link in your latest mail, or answer that mail and say that you want no more.',
} as const
