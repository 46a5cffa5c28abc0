import { Readable } from 'node:stream'
import { convert } from 'html-to-text'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailPart, OutgoingMail } from './port'

/** Of the mail server: the name is used where a mail has none of its own. */
export interface MailSender {
  name: string
  address: string
}

export interface MailMessage {
  envelope: { from: string; to: string[] }
  /** Begins to be read when the mail server has asked for it. */
  content: Readable
  /** Whether it was. */
  isBegun: () => boolean
}

const oneAddress = /^[^\s<>()[\]\\,;:"@\p{C}]{1,64}@[^\s<>()[\]\\,;:"@\p{C}]{1,255}$/u

/** One address and nothing that could be a second one, a name or a header. */
export const isOneAddress = (text: string): boolean => oneAddress.test(text)

/** Whatever ends a line or shows nothing is a blank in a header. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** One that is read when its turn has come: a mail that is not asked for opens no file. */
const contentOf = ({ open }: MailPart): Readable =>
  Readable.from(
    (async function* () {
      yield* await open()
    })(),
    { objectMode: false },
  )

const unsubscribing = (url: string | undefined) =>
  url && /^https?:\/\/[^\s<>]+$/.test(url)
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}

export function mailMessage(mail: OutgoingMail, sender: MailSender, idDomain: string): MailMessage {
  const { id, recipients, fromName, replyTo, subject, text, html, parts = [], unsubscribeUrl } = mail
  const message = new MailComposer({
    from: { name: inOneLine(fromName ?? sender.name), address: sender.address },
    to: recipients.map((address) => ({ name: '', address })),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: inOneLine(subject),
    text: text || convert(html ?? '') || ' ',
    ...(html && { html }),
    messageId: `<${id}@${idDomain}>`,
    headers: unsubscribing(unsubscribeUrl),
    attachments: parts.map((part) => ({
      filename: inOneLine(part.name),
      contentType: part.contentType,
      content: contentOf(part),
      ...(part.cid ? { cid: part.cid } : { contentDisposition: 'attachment' }),
    })),
    // A mail contains its attachments; the mailer opens neither files nor addresses by itself (C-146).
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  let isBegun = false
  const content = Readable.from(
    (async function* () {
      isBegun = true
      yield* message.createReadStream()
    })(),
    { objectMode: false },
  )
  return {
    envelope: { from: sender.address, to: recipients },
    content,
    isBegun: () => isBegun,
  }
}
