import { z } from 'zod'
import { endpoint, noInput, plainReply, request } from '../../../kit/endpoint'
import { mailboxForm } from '../../../lead-mail/mailbox/forms'
import type { MailboxSettings } from '../../../lead-mail/mailbox/model'
import { securities } from '../../../lead-mail/sender/model'

const typed = z.string().max(1000)
const message = plainReply(z.object({ message: z.string() }))

const connection = {
  host: typed,
  port: z.number(),
  security: z.enum(securities),
  username: typed,
  folder: typed,
  isOn: z.boolean(),
}

const settings = request({
  body: z.object({ ...connection, password: typed.optional() }),
  read: ({ body }): MailboxSettings => body,
  write: (given: MailboxSettings) => ({ body: { ...given } }),
  check: mailboxForm,
})

export const mailboxEndpoints = {
  mailbox: endpoint({
    action: 'leadMail.manage',
    method: 'GET',
    path: '/api/mailbox',
    about: ['mailbox'],
    summary: 'The mailbox in which the answers of leads arrive, and how reading it goes',
    description: 'The password is never sent.',
    request: noInput,
    reply: plainReply(
      z.object({
        mailbox: z
          .object({ ...connection, readAt: z.string().optional(), error: z.string().optional() })
          .optional(),
      }),
    ),
  }),
  saveMailbox: endpoint({
    action: 'leadMail.manage',
    method: 'POST',
    path: '/api/mailbox',
    about: ['mailbox'],
    summary: 'Enter or change the mailbox in which the answers of leads arrive',
    description:
      'One that is on is tried first, and refused with the reason where it cannot be read. The password may be left out as long as server and user stay the same. Only messages that arrive afterwards are read.',
    takesNoKey: true,
    request: settings,
    reply: message,
  }),
  removeMailbox: endpoint({
    action: 'leadMail.manage',
    method: 'POST',
    path: '/api/mailbox/remove',
    about: ['mailbox'],
    summary: 'Forget the mailbox and its password; answers that are here stay',
    request: noInput,
    reply: message,
  }),
  testMailbox: endpoint({
    action: 'leadMail.manage',
    method: 'POST',
    path: '/api/mailbox/test',
    about: [],
    summary: 'Try these settings of a mailbox: how many messages it has, or in words what is wrong',
    takesNoKey: true,
    request: settings,
    reply: message,
  }),
  readMailbox: endpoint({
    action: 'leadMail.manage',
    method: 'POST',
    path: '/api/mailbox/read',
    about: ['mailbox'],
    summary: 'Look for answers now, without waiting for the next time',
    takesNoKey: true,
    request: noInput,
    reply: message,
  }),
}
