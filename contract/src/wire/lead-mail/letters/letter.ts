import { z } from 'zod'
import { defaultTimeZone, instantOf, isValidCalendarDate, parseTime12, readDay } from '../../../kit/dates'
import { reply, request } from '../../../kit/endpoint'
import { type Letter, letterForm } from '../../../lead-mail/letters/forms'
import { sendLetterTexts } from '../../../lead-mail/letters/messages'
import type { WrittenLetter } from '../../../lead-mail/letters/model'
import { textOf } from '../../leads/fields/answers'

export const attachmentsWire = z
  .array(z.object({ filename: z.string().nullish(), path: z.string().nullish() }))
  .nullish()

export const readAttachments = (sent: z.infer<typeof attachmentsWire>): Letter['attachments'] =>
  (sent ?? []).map(({ filename, path }) => ({ filename: filename ?? '', path: path ?? '' }))

const local = /^(\S+?)(?:T|\s*,?\s+)(\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:[AP]M)?)$/i

/** C-103: without a zone it is a time of Asia/Kolkata. What cannot be read stays, for the rules to refuse. */
export function readSendAt(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const [, day = '', clock = ''] = local.exec(text.trim()) ?? []
  const date = isValidCalendarDate(day) ? day : readDay(day)
  const time = parseTime12(clock) ?? /^\d{2}:\d{2}/.exec(clock.padStart(5, '0'))?.[0]
  if (date && time) return instantOf(date, time, defaultTimeZone).toISOString()
  return Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()
}

const address = z.union([z.string(), z.array(z.string())])

/** The addresses as they are meant: a text with commas is several. */
const readAddresses = (sent: z.infer<typeof address> | null | undefined): string[] =>
  [sent ?? []]
    .flat()
    .flatMap((text) => text.split(/[,;]/))
    .map((text) => text.trim())
    .filter(Boolean)

export const letterRequest = request({
  query: {
    type: z.union([z.string(), z.number()]).nullish(),
    dateTime: z.string().max(100).nullish(),
    emailId: z.string().max(100).nullish(),
    leadId: z.uuid().optional(),
  },
  body: z.object({
    to: address.nullish(),
    subject: z.string().nullish(),
    emailBody: z.string().nullish(),
    attachments: attachmentsWire,
    userId: z.string().max(100).nullish(),
  }),
  maxBytes: 1_048_576,
  read: ({ query, body }): Letter => ({
    leadId: query.leadId,
    to: [...new Set(readAddresses(body.to))],
    subject: (body.subject ?? '').replace(/\s+/g, ' ').trim(),
    html: body.emailBody ?? '',
    attachments: readAttachments(body.attachments),
    sendAt: readSendAt(textOf(query.dateTime)),
    templateId: z.uuid().safeParse(query.emailId).data,
  }),
  write: ({ leadId, to, subject, html, attachments, sendAt, templateId }: Letter) => ({
    query: { leadId, dateTime: sendAt, emailId: templateId },
    body: { to, subject, emailBody: html, attachments },
  }),
  check: letterForm,
})

export const letterReply = reply(
  z.object({
    message: z.string(),
    data: z.object({ _id: z.string(), leadId: z.string(), sendAt: z.string().optional() }),
  }),
  ({ id, leadId, sendAt }: WrittenLetter) => ({
    message: sendLetterTexts.sent,
    data: { _id: id, leadId, sendAt },
  }),
  ({ data: { _id, leadId, sendAt } }): WrittenLetter => ({ id: _id, leadId, sendAt }),
)
