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

const dateOf = (value: Date | string | undefined): Date => {
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

export async function headOf(found: FetchMessageObject): Promise<MessageHead> {
  const mail = await PostalMime.parse(found.headers ?? '').catch(() => nothing)
  const from = mail.from?.group ? mail.from.group[0] : mail.from
  const address = from?.address?.trim().toLowerCase() ?? ''
  const report = isReport(mail, address)
  return {
    uid: found.uid,
    size: found.size ?? 0,
    arrivedAt: dateOf(found.internalDate),
    messageId: mail.messageId?.trim() || undefined,
    answers: `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`,
    from: { name: from?.name?.trim() ?? '', address },
    subject: mail.subject?.trim() ?? '',
    isAutomatic: report || isAutomatic(mail),
    isReport: report,
  }
}
