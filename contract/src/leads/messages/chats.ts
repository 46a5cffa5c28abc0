import { grouped } from '../../kit/money'
import type { ChatSkip } from '../bulk/chats'

const leads = (count: number) => `${grouped(count)} ${count === 1 ? 'lead' : 'leads'}`

/** WhatsApp to many leads, one after another. */
export const chatsTexts = {
  action: 'WhatsApp',
  title: (count: number) => `WhatsApp to ${leads(count)}`,
  how: 'Each chat opens by a press of yours, with the message filled in for that lead. You send it in WhatsApp.',
  checkFailed: 'It could not be checked who can be written to.',
  messagesFailed: 'The messages could not be loaded. You can write your own.',
  left: {
    'no-number': (count: number) =>
      count === 1
        ? 'One lead has no valid phone number:'
        : `${grouped(count)} leads have no valid phone number:`,
    twice: (count: number) =>
      count === 1
        ? 'One lead has the same number as another:'
        : `${grouped(count)} leads have the same number as another:`,
    gone: (count: number) =>
      count === 1
        ? 'One lead is no longer there for you.'
        : `${grouped(count)} leads are no longer there for you.`,
  } satisfies Record<ChatSkip, (count: number) => string>,
  more: (count: number) => `and ${grouped(count)} more`,
  nobody: 'None of these leads can be written to',
  nobodyHint: 'They have no valid phone number, or are no longer there for you.',
  choose: 'Message of your firm',
  ownWords: 'Own words',
  text: 'Message',
  insertInto: (what: string) => `Insert ${what} into the message`,
  preview: (name: string) => `To ${name}`,
  textMissing: 'Please choose a message, or write one.',
  begin: (count: number) => `Begin with ${leads(count)}`,
  cancel: 'Cancel',
} as const

export const chatTexts = {
  place: (at: number, total: number) => `${grouped(at)} of ${grouped(total)}`,
  text: 'Message to this lead',
  open: 'Open WhatsApp',
  skip: 'Skip',
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  opened: 'This chat was opened already. It is not written to twice.',
  openAgain: 'Look at the chat',
  skipped: 'Skipped before.',
  keys: 'Enter opens the chat, S skips, Esc leaves: how far you are is kept.',
  keysWithoutSingle: 'Enter opens the chat, Esc leaves: how far you are is kept.',
  loadFailed: 'The leads could not be loaded.',
  kept: 'How far you are is kept.',
} as const

export const chatSummaryTexts = {
  title: 'WhatsApp: summary',
  opened: 'Opened',
  skipped: 'Skipped',
  leftOut: 'Left out',
  remaining: 'Not reached',
  why: {
    'no-number': 'no valid phone number',
    twice: 'same number as another',
    gone: 'no longer there for you',
  } satisfies Record<ChatSkip, string>,
  whyLine: (count: number, why: string) => `${grouped(count)}: ${why}`,
  followUp: 'Set a follow-up for these',
  goOn: 'Go on',
  close: 'Done',
} as const

/** A run that was left before its end. */
export const keptChatsTexts = {
  label: 'WhatsApp to many',
  left: (left: number, total: number) => `WhatsApp: ${grouped(left)} of ${grouped(total)} left`,
  goOn: 'Go on',
  drop: 'Throw away',
  dropped: 'The rest of the messages is not sent',
  question: 'You have not finished the messages before',
  questionText: (left: number, total: number) =>
    `${grouped(left)} of ${grouped(total)} are left. Go on with them first, or throw them away and begin with the leads you have chosen now.`,
  beginNew: 'Throw away and begin',
} as const
