import type { SendingWay } from './model'

export const sendDialogTexts = {
  title: 'Send the quotation',
  way: 'How',
  ways: { mail: 'Email', whatsapp: 'WhatsApp', link: 'Link' } satisfies Record<SendingWay, string>,
  to: 'To',
  phone: 'Number with the country’s code',
  phoneNote: 'Leave it empty to choose the person in WhatsApp.',
  subject: 'Subject',
  message: 'Message',
  days: 'The link works for',
  dayChoices: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  mailNote:
    'The mail has the PDF with it, and a link where the client looks at it, accepts it or asks for changes.',
  linkNote:
    'Whoever has the link can look at the quotation, accept it or ask for changes. You can revoke it at any time.',
  firstSending: 'The quotation gets its number now, the next one of this financial year.',
  newVersion: (version: number) => `What has changed since is sent as version ${version}.`,
  sameVersion: (version: number) => `Version ${version} is sent once more; nothing has changed since.`,
  send: 'Send',
  makeLink: 'Make the link',
  prepare: 'Prepare for WhatsApp',
  failed: 'The quotation could not be sent. Please try again.',
  notSaved:
    'The last changes could not be saved, so nothing was sent. Please look at the note above the quotation.',
  missing: 'Before it can be sent:',
  unread: (count: number) => (count === 1 ? '1 cell cannot be read.' : `${count} cells cannot be read.`),
  leave: 'What you have typed here will not be kept.',
  done: 'Done',
  openWhatsApp: 'Open WhatsApp',
  readyTitle: (number: string) => `Quotation ${number}`,
  link: 'Link for the client',
  copy: 'Copy',
} as const

export const linkTexts = {
  title: 'Links',
  none: 'There is no link.',
  create: 'New link',
  createFailed: 'The link could not be made. Please try again.',
  copy: 'Copy the link',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the link?',
  revokeText: 'Whoever opens it is told that it no longer works. Another link can be made at any time.',
  revokeFailed: 'The link could not be revoked. Please try again.',
  until: (day: string) => `Works until ${day}`,
  expired: (day: string) => `Expired on ${day}`,
  revoked: 'Revoked',
  neverSeen: 'Not opened yet',
  seen: (views: number, last: string) =>
    views === 1 ? `Opened once, ${last}` : `Opened ${views} times, last ${last}`,
} as const

export const voidTexts = {
  title: 'Make the quotation void?',
  text: 'It keeps its number, and nobody can accept it any more. This cannot be undone.',
  reason: 'Why',
  confirm: 'Make void',
  failed: 'The quotation could not be made void. Please try again.',
} as const
