import { refusal } from '../kit/refusal'
import type { NotificationEvent } from './model'

export const notificationTexts = {
  title: 'Notifications',
  unreadCount: (count: number) => `Notifications, ${count} unread`,
  badge: (count: number, most: number) => (count > most ? `${most}+` : String(count)),
  all: 'All',
  unread: 'Unread',
  assigned: 'Assigned to',
  search: 'Search notifications',
  clearSearch: 'Clear search',
  markAsReads: 'Mark as reads',
  loadMore: 'Load more notification',
  none: 'No Notification!!!',
  loadFailed: 'The notifications could not be loaded.',
  loadMoreFailed: 'More notifications could not be loaded.',
  markFailed: 'They could not be marked as read.',
  /** Logged, never shown (T-019). */
  logged: 'Something went wrong',
  markedRead: 'Marked as read',
  sent: 'Sent',
  nobodyElse: 'There was nobody else to tell.',
} as const

const many: Partial<Record<NotificationEvent, string>> = {
  'lead-created': 'new leads',
  'lead-waiting': 'leads that nobody was available for',
  'lead-assigned': 'leads assigned',
  'lead-reassigned': 'leads moved',
  'lead-given-on': 'leads went on to others',
  'lead-interested': 'leads marked Interested',
  'lead-follow-up': 'leads marked Follow Up',
  'lead-not-interested': 'leads marked Not Interested',
  'lead-deleted': 'leads deleted',
  'lead-enquired': 'leads enquired again',
  'follow-up-due': 'follow-ups due',
  'first-contact-due': 'first contacts overdue',
  'first-contact-late': 'leads that nobody has contacted yet',
  'mail-answered': 'answers to emails',
  'mail-returned': 'emails that came back',
  'quotation-seen': 'quotations opened',
  'quotation-changes': 'quotations to be changed',
  'quotation-accepted': 'quotations accepted',
  'import-finished': 'imports finished',
  'task-assigned': 'tasks given',
}

/** Several notifications in one line (Use 16). */
export const notificationGroupTexts = {
  ofEvent: (event: NotificationEvent, count: number) => `${count} ${many[event] ?? 'notifications'}`,
  more: (count: number) => `and ${count} more`,
  show: (count: number) => `Show ${count}`,
  hide: 'Hide',
  markRead: 'Mark these as read',
} as const

export const ageTexts = {
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} hr ago`,
  yesterday: 'yesterday',
} as const

/** In notification mails. */
export const notificationMailTexts = {
  open: 'Open in Foyer',
  why: (company: string) => `You get this because you work with ${company} on Foyer.`,
  sentBy: (sender: string, company: string, replyTo: string) =>
    `Sent by ${sender}, ${company}. To answer, write to ${replyTo}.`,
} as const

export const sendProblems = {
  emails: 'Please give at least one address.',
  tooManyEmails: 'Please send to 50 addresses at most.',
  email: 'This is not an email address.',
  subject: 'Please give a subject of at most 200 characters.',
  body: 'Please write something, 50,000 characters at most.',
  text: 'Please write a notification of at most 500 characters.',
  link: 'Only pages of Foyer can be linked.',
  people: 'Please name 1 to 100 people.',
  tooManyPeople: 'Please name 100 people at most.',
  person: 'This is not a person.',
} as const

export const notificationRefusals = {
  tooManyBells: refusal(429, 'too-many-bells', 'That was a lot of notifications. Please wait a minute.'),
  unknownAddress: refusal(
    403,
    'unknown-address',
    'You can only write to your colleagues and to leads and clients that you can see.',
  ),
  foreignReplyTo: refusal(403, 'foreign-reply-to', 'Answers can only go to people of your company.'),
  unknownPeople: refusal(404, 'unknown-people', 'Not all of these people are active in your company.'),
  emptyText: refusal(400, 'empty-text', sendProblems.text),
  emptyMail: refusal(400, 'empty-mail', sendProblems.body),
}
