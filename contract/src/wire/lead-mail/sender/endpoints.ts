import { z } from 'zod'
import { endpoint, noInput, plainReply, request } from '../../../kit/endpoint'
import { mailServerEditForm, mailServerForm } from '../../../lead-mail/sender/forms'
import { mailServerLimits as limits } from '../../../lead-mail/sender/limits'
import { type MailServerDraft, type MailServerEdit, securities } from '../../../lead-mail/sender/model'

const typed = z.string().max(1000)
const draft = {
  host: typed,
  port: z.number(),
  security: z.enum(securities),
  username: typed,
  password: typed,
  fromName: typed,
  fromAddress: typed,
  perMinute: z.number(),
}

export const senderEndpoints = {
  mailServer: endpoint({
    action: 'leadMail.manage',
    method: 'GET',
    path: '/api/mail-server',
    about: ['mailServer'],
    summary: 'The mail server of the firm, without its password, and what sends otherwise',
    request: noInput,
    reply: plainReply(
      z.object({
        own: z
          .object({
            host: z.string(),
            port: z.number(),
            security: z.enum(securities),
            username: z.string(),
            hasPassword: z.boolean(),
            fromName: z.string(),
            fromAddress: z.string(),
            perMinute: z.number(),
            isOn: z.boolean(),
            workedAt: z.string().optional(),
            error: z.string().optional(),
          })
          .optional(),
        otherwise: z.enum(['ours', 'outbox', 'demo-outbox']),
        ourAddress: z.string(),
      }),
    ),
  }),
  saveMailServer: endpoint({
    action: 'leadMail.manage',
    method: 'POST',
    path: '/api/mail-server',
    about: ['mailServer'],
    summary: 'Save, turn on, turn off or remove the mail server of the firm',
    description:
      'An empty password keeps the one that is known, as long as server, port and user name stay. It is locked, and never leaves the server again.',
    request: request({
      body: z.union([
        z.object({ kind: z.enum(['turn-on', 'turn-off', 'remove']) }),
        z.object({ kind: z.literal('save'), ...draft }),
      ]),
      read: ({ body }): MailServerEdit => body,
      write: (edit: MailServerEdit) => ({ body: { ...edit } }),
      check: mailServerEditForm,
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
  tryMailServer: endpoint({
    action: 'leadMail.manage',
    method: 'POST',
    path: '/api/mail-server/test',
    about: ['mailServer'],
    summary: 'Send a test mail to oneself with these settings, and say in words what happened',
    description: `Nothing is saved but whether a server that is saved works. At most ${limits.tests.max} in ${limits.tests.minutes} minutes.`,
    takesNoKey: true,
    request: request({
      body: z.object(draft),
      read: ({ body }): MailServerDraft => body,
      write: (values: MailServerDraft) => ({ body: { ...values } }),
      check: mailServerForm,
    }),
    reply: plainReply(z.object({ works: z.boolean(), message: z.string() })),
  }),
}
