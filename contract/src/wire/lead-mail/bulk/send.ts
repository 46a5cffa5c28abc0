import { z } from 'zod'
import { plainReply, reply, request } from '../../../kit/endpoint'
import { bulkMailForm } from '../../../lead-mail/bulk/forms'
import { bulkMailLimits as limits } from '../../../lead-mail/bulk/limits'
import type { BulkMail, PreviewInput, SentBulkMail } from '../../../lead-mail/bulk/model'
import { letterLimits } from '../../../lead-mail/letters/limits'
import type { LeadSelection } from '../../../leads/model'
import { chosen, readChosen, writeChosen } from '../../leads/bulk/bulk'
import { textOf } from '../../leads/fields/answers'
import { attachmentsWire, readAttachments, readSendAt } from '../letters/letter'

const { userId: _, ...chosenLeads } = chosen

const sendBody = z.object({
  /** As older clients send it; one message for each address (C-138). */
  email: z.array(z.string()).max(limits.leads).optional(),
  subject: z.string(),
  html: z.string(),
  /** Not used: the name is that of the company of the caller. */
  companyName: z.string().optional(),
  attachments: attachmentsWire,
  /** An instant, or a time of Asia/Kolkata (C-103). */
  dateTime: z.string().max(100).nullish(),
  /** Instead of addresses: leads, as the other calls for many take them. */
  ...chosenLeads,
})

const readTo = (body: z.infer<typeof sendBody>): BulkMail['to'] =>
  body.leadIds || body.filter || body.archiveFilter
    ? { selection: readChosen(body) }
    : { addresses: [...new Set((body.email ?? []).map((address) => address.trim().toLowerCase()))] }

export const sendRequest = request({
  body: sendBody,
  maxBytes: 1_048_576,
  read: ({ body }): BulkMail => ({
    to: readTo(body),
    subject: body.subject.replace(/\s+/g, ' ').trim(),
    html: body.html,
    attachments: readAttachments(body.attachments),
    sendAt: readSendAt(textOf(body.dateTime)),
  }),
  write: ({ to, subject, html, attachments, sendAt }) => ({
    body: {
      ...('selection' in to ? writeChosen(to.selection) : { email: to.addresses }),
      subject,
      html,
      attachments: attachments.map(({ filename, path }) => ({ filename, path })),
      dateTime: sendAt,
    },
  }),
  check: bulkMailForm,
})

export const sendReply = reply(
  z.object({ message: z.string(), batchId: z.string().optional(), count: z.number() }),
  ({ message, batchId, count }: SentBulkMail) => ({ message, batchId, count }),
  ({ message, batchId, count }): SentBulkMail => ({ message, batchId, count }),
)

export const recipientsRequest = request({
  body: z.object(chosenLeads),
  read: ({ body }): { selection: LeadSelection } => ({ selection: readChosen(body) }),
  write: ({ selection }) => ({ body: writeChosen(selection) }),
})

export const namedLead = z.object({ id: z.string(), name: z.string() })
const leftOut = z.object({ leads: z.array(namedLead), count: z.number() })

export const recipientsReply = plainReply(
  z.object({ withAddress: z.number(), withoutAddress: leftOut, unsubscribed: leftOut, twice: leftOut }),
)

export const previewRequest = request({
  maxBytes: 1_048_576,
  body: z.object({
    ...chosenLeads,
    subject: z.string().max(letterLimits.subject),
    html: z.string().max(letterLimits.html),
    search: z.string().max(limits.search).optional(),
    at: z.number().int().min(0).max(limits.leads),
  }),
  read: ({ body }): PreviewInput => ({
    selection: readChosen(body),
    subject: body.subject,
    html: body.html,
    search: body.search?.trim() || undefined,
    at: body.at,
  }),
  write: ({ selection, ...rest }) => ({ body: { ...writeChosen(selection), ...rest } }),
})

export const previewReply = plainReply(
  z.object({
    lead: namedLead.extend({ address: z.string() }).optional(),
    at: z.number(),
    total: z.number(),
    subject: z.string(),
    html: z.string(),
  }),
)
