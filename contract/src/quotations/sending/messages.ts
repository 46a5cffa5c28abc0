import { grouped } from '../../kit/money'
import { refusal } from '../../kit/refusal'
import { sendingLimits as limits } from './limits'

export const sendingFieldProblems = {
  address: 'This is not an email address.',
  addresses: 'Please give at least one address.',
  tooManyAddresses: `Please send to ${limits.addresses} addresses at most.`,
  phone: 'Please give the number with its country’s code, or leave it empty.',
  subject: `Please give a subject of at most ${limits.subject} characters.`,
  message: `Please write something, ${grouped(limits.message)} characters at most.`,
  days: `A link can work for ${limits.days.min} to ${limits.days.max} days.`,
  reason: `Please say why, in at most ${limits.reason} characters.`,
} as const

export const sendingRefusals = {
  /** What it lacks, in words; its details have all of them as `problems`. */
  notReady: (problem: string) => refusal(400, 'quotation-not-ready', problem),
  unknownLink: refusal(404, 'unknown-quotation-link', 'This link is no longer there.'),
  tooManyLinks: refusal(
    409,
    'too-many-quotation-links',
    `At most ${limits.links} links can work at the same time. Please revoke one first.`,
  ),
  notSent: refusal(
    409,
    'quotation-not-sent',
    'This quotation was not sent yet, so there is nothing to show.',
  ),
  tooMany: refusal(429, 'too-many-quotation-mails', 'That was a lot of mails. Please wait a while.'),
}

export const sendingReplies = {
  mailed: (number: string) => `Quotation ${number} is on its way`,
  ready: (number: string) => `Quotation ${number} is ready to be shared`,
  linkMade: 'Link created',
  linkRevoked: 'This link no longer works',
  voided: (number: string) => `Quotation ${number} is void`,
} as const

interface LetterFacts {
  client: string
  firm: string
  title: string
  sender: string
}

/** What the dialog begins with; the sender changes it. */
export const usualLetter = {
  subject: ({ title, firm }: Pick<LetterFacts, 'title' | 'firm'>) => `${title}: quotation from ${firm}`,
  message: ({ client, firm, title, sender }: LetterFacts) =>
    `Dear ${client},\n\nThank you for the opportunity. Here is our quotation for ${title}. You can look at it, ask for changes and accept it online.\n\nWarm regards,\n${sender}\n${firm}`,
} as const

/** Around the words of the sender. */
export const letterTexts = {
  open: 'Open the quotation',
  facts: (number: string, total: string) => `Quotation ${number}, ${total}`,
  until: (day: string) => `The link works until ${day}.`,
  whatsApp: (message: string, url: string) => (message === '' ? url : `${message}\n\n${url}`),
} as const

const ways = { mail: 'by email', whatsapp: 'by WhatsApp', link: 'by a link' } as const

/** Lines of a lead's history and of the log of its project; who it was stands beside them. */
export const sendingHistory = {
  sent: (number: string, way: keyof typeof ways, total: string) =>
    `Quotation ${number} sent ${ways[way]} (${total})`,
  voided: (number: string, reason: string) => `Quotation ${number} made void: ${reason}`,
  linkRevoked: (number: string) => `A link to the quotation ${number} revoked`,
} as const
