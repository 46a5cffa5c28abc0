import type { FetchMessageObject } from 'imapflow'
import PostalMime, { type Email } from 'postal-mime'
import type { MessageHead } from './port'

/** All that decides whether a message matters. */
export const readHeaders = [
  'auto-submitted',
  'content-type',
  'from',
  'in-reply-to',
  'message-id',
  'precedence',
  'references',
  'return-path',
  'subject',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
]

/** What is built to confuse says nothing. */
const nothing: Email = { headers: [], headerLines: [], attachments: [] }

const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? ''

/** Not that somebody opened a message. */
const isReport = (mail: Email, sender: string): boolean =>
  /^multipart\/report(?!.*disposition-notification)/i.test(headerOf(mail, 'content-type')) ||
  headerOf(mail, 'x-failed-recipients') !== '' ||
  /^mailer-daemon@/i.test(sender) ||
  (/^postmaster@/i.test(sender) && headerOf(mail, 'auto-submitted') !== '')

const isAutomatic = (mail: Email): boolean => {
  const submitted = headerOf(mail, 'auto-submitted')
  return (
    /^multipart\/report/i.test(headerOf(mail, 'content-type')) ||
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    /^(bulk|list|junk|auto_reply)\b/i.test(headerOf(mail, 'precedence')) ||
    headerOf(mail, 'x-autoreply') !== '' ||
    headerOf(mail, 'x-autorespond') !== ''
  )
}

/** A year that people write; what a broken server says would not fit into a database. */
const dateOf = (value: Date | string | undefined): Date => {
  const date = new Date(value ?? Number.NaN)
  return date.getFullYear() >= 1970 && date.getFullYear() < 2200 ? date : new Date(0)
}

/** More than any mail program writes into these heads; the rest decides nothing. */
const longestHeads = 65_536
/** What no database takes. */
const readable = (text: string | undefined): string =>
  text
    ?.replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim() ?? ''

export async function headOf(found: FetchMessageObject): Promise<MessageHead> {
  const heads = found.headers?.subarray(0, longestHeads) ?? ''
  const mail = await PostalMime.parse(heads).catch(() => nothing)
  const from = mail.from?.group ? mail.from.group[0] : mail.from
  const address = readable(from?.address).toLowerCase()
  const report = isReport(mail, address)
  return {
    uid: found.uid,
    size: found.size ?? 0,
    arrivedAt: dateOf(found.internalDate),
    messageId: readable(mail.messageId) || undefined,
    answers: `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`,
    from: { name: readable(from?.name), address },
    subject: readable(mail.subject),
    isAutomatic: report || isAutomatic(mail),
    isReport: report,
  }
}
