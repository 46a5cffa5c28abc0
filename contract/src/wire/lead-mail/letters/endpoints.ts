import { z } from 'zod'
import { endpoint, plainReply, request } from '../../../kit/endpoint'
import { mailStates } from '../../../mail/model'
import { letterReply, letterRequest } from './letter'

const mailInBody = request({
  body: z.object({ id: z.uuid() }),
  read: ({ body }) => body,
  write: ({ id }: { id: string }) => ({ body: { id } }),
})

const person = z.object({ id: z.string(), fullName: z.string(), email: z.string() })

const leadMail = z.object({
  id: z.string(),
  leadId: z.string(),
  isReceived: z.boolean(),
  at: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sender: person.optional(),
  from: z.string(),
  to: z.array(z.string()),
  attachments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: z.number(),
      contentType: z.string(),
      path: z.string(),
    }),
  ),
  state: z.enum(mailStates).optional(),
  error: z.string().optional(),
  sendAt: z.string().optional(),
  isAutomatic: z.boolean(),
})

export const letterEndpoints = {
  sendLetter: endpoint({
    action: 'leadMail.send',
    method: 'POST',
    path: '/user/lead-email',
    about: ['leads'],
    userId: 'query',
    summary: 'Write to a lead, now or at a given time',
    description:
      'It is queued, and its state stands in the history of the lead. Without leadId the lead is the one that has the first address. dateTime without a zone is a time of Asia/Kolkata. Attachments are uploads of the company.',
    request: letterRequest,
    reply: letterReply,
  }),
  leadMail: endpoint({
    action: 'leadMail.read',
    method: 'GET',
    path: '/user/lead-mail',
    about: ['leads'],
    summary: 'A mail to a lead or from it, whole, with links to its attachments',
    request: request({
      query: { id: z.uuid() },
      read: ({ query }) => query,
      write: ({ id }: { id: string }) => ({ query: { id } }),
    }),
    reply: plainReply(leadMail),
  }),
  retryMail: endpoint({
    action: 'leadMail.send',
    method: 'POST',
    path: '/user/lead-mail/retry',
    about: ['leads'],
    summary: 'Try a mail again that failed; one that is uncertain may arrive twice',
    request: mailInBody,
    reply: plainReply(z.object({ message: z.string() })),
  }),
  cancelMail: endpoint({
    action: 'leadMail.send',
    method: 'POST',
    path: '/user/lead-mail/cancel',
    about: ['leads'],
    summary: 'Call back a mail that has not left',
    request: mailInBody,
    reply: plainReply(z.object({ message: z.string() })),
  }),
}
