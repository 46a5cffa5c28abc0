import { grouped } from '../../kit/money'
import type { SkipReason } from './model'

const number = (count: number) => grouped(count)
const leads = (count: number) => (count === 1 ? 'One lead' : `${number(count)} leads`)

/** The dialog that writes to many leads (L-066, L-248). */
export const bulkMailDialogTexts = {
  title: 'Send Notification',
  checkFailed: 'It could not be checked who gets this mail.',
  left: {
    'no-address': (count: number) =>
      count === 1 ? 'One lead has no email address:' : `${number(count)} leads have no email address:`,
    unsubscribed: (count: number) =>
      count === 1 ? 'One lead has unsubscribed:' : `${number(count)} leads have unsubscribed:`,
    twice: (count: number) =>
      count === 1
        ? 'One lead has the same address as another:'
        : `${number(count)} leads have the same address as another:`,
  } satisfies Record<Exclude<SkipReason, 'gone'>, (count: number) => string>,
  more: (count: number) => `and ${number(count)} more`,
  gets: (count: number) => `${leads(count)} ${count === 1 ? 'gets' : 'get'} this mail, one message each.`,
  earlier: 'Earlier and scheduled mails',
  nobody: 'None of these leads can be mailed',
  nobodyHint: 'They have no email address, or have unsubscribed.',
  preview: 'Preview',
  confirmTitle: (count: number) => (count === 1 ? 'Send to one lead?' : `Send to ${number(count)} leads?`),
  confirmText: 'Each gets a message of its own. None sees the others.',
  confirmLater: (when: string) => `The mails leave on ${when}. Until then you can cancel them.`,
  scheduled: (when: string) => `The mails leave on ${when}`,
  progress: 'Show progress',
} as const

export const bulkPreviewTexts = {
  title: 'Preview',
  search: 'Search these leads',
  previous: 'Previous lead',
  next: 'Next lead',
  place: (at: number, total: number) => `${number(at + 1)} of ${number(total)}`,
  to: 'To',
  subject: 'Subject',
  none: 'None of these leads is found',
  failed: 'The preview could not be loaded.',
  noText: 'Nothing is written yet.',
} as const

export const batchPageTexts = {
  listTitle: 'Mails to many',
  listText: 'What was sent to many leads at once, with what became of each message.',
  listFailed: 'The mails could not be loaded.',
  empty: 'No mail to many has been sent',
  emptyHint: 'Choose leads in the list, then Bulk Email.',
  toLeads: 'To the leads',
  all: 'All mails to many',
  mail: 'Mail',
  outcome: 'Outcome',
  outcomeOf: (sent: number, count: number) => `${number(sent)} of ${number(count)} sent`,
  failedOf: (count: number) => `${number(count)} failed`,
  uncertainOf: (count: number) => `${number(count)} uncertain`,
  show: 'Show',
  loadFailed: 'This mail could not be loaded.',
  scheduledFor: (when: string) => `Leaves on ${when}`,
  done: 'Done',
  sentBy: (name: string, when: string) => `${name}, ${when}`,
  progress: (done: number, count: number) => `${number(done)} of ${number(count)} done`,
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'Uncertain',
  cancelled: 'Cancelled',
  skipped: 'Not sent',
  messages: 'Messages',
  messagesFailed: 'The messages could not be loaded.',
  noMessages: 'No message is in this list',
  filter: 'Which messages',
  everything: 'All',
  lead: 'Lead',
  gone: 'A lead that is no longer there for you',
  state: 'State',
  moreMessages: 'Show more',
  text: 'Text',
  leftOut: 'Leads that got none',
  retry: 'Retry failed',
  retryFailed: 'The messages could not be tried again.',
  cancel: 'Cancel mails',
  cancelTitle: 'Cancel these mails?',
  cancelText: (count: number) =>
    count === 1
      ? 'One message that has not left does not leave.'
      : `${number(count)} messages that have not left do not leave.`,
  cancelFailed: 'The mails could not be cancelled.',
} as const

/** A section of the settings of email. */
export const unsubscribedTexts = {
  title: 'Unsubscribed',
  lead: 'These addresses get no mails to many. A mail to one lead still reaches them.',
  batches: 'Mails to many',
  search: 'Search addresses',
  add: 'Add address',
  addTitle: 'Add an address',
  address: 'Email address',
  addFailed: 'The address could not be added.',
  loadFailed: 'The addresses could not be loaded.',
  empty: 'Nobody has unsubscribed',
  noMatch: 'No address is found',
  whose: 'Lead',
  since: 'Since',
  byReader: 'By the reader',
  by: (name: string) => `By ${name}`,
  remove: 'Subscribe again',
  removeTitle: 'Send mails to many again?',
  removeText: (address: string) =>
    `${address} gets mails to many again. Please do this only if its owner asked for it.`,
  removeFailed: 'The address could not be removed.',
  more: 'Show more',
  note: 'This lead has unsubscribed from mails to many. A mail to it alone still arrives.',
  forAdmins: 'Only admins see who has unsubscribed.',
} as const
