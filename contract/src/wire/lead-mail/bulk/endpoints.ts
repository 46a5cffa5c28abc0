import { z } from 'zod'
import { contentReply, endpoint, plainReply, request } from '../../../kit/endpoint'
import { unsubscribedForm } from '../../../lead-mail/bulk/forms'
import { bulkMailLimits as limits } from '../../../lead-mail/bulk/limits'
import {
  batchesReply,
  batchesRequest,
  batchMailsReply,
  batchMailsRequest,
  batchReply,
  batchRequest,
  unsubscribedReply,
} from './batches'
import {
  previewReply,
  previewRequest,
  recipientsReply,
  recipientsRequest,
  sendReply,
  sendRequest,
} from './send'

const sending = { action: 'leadMail.send', service: 'EMAIL' } as const
const managing = { action: 'leadMail.manage', about: ['unsubscribed'], service: 'EMAIL' } as const
const message = plainReply(z.object({ message: z.string() }))

const addressRequest = {
  body: z.object({ address: z.string() }),
  read: ({ body }: { body: { address: string } }) => ({ address: body.address.trim().toLowerCase() }),
  write: ({ address }: { address: string }) => ({ body: { address } }),
  check: unsubscribedForm,
}

/** The same words to many leads, one message each (L-248, C-138). */
export const bulkMailEndpoints = {
  eService: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/e-service/send-email',
    about: ['mails', 'leads'],
    userId: 'query',
    summary: 'Mail many leads, or people by their addresses: one message each, none sees the others',
    description:
      'Leads as the other calls for many name them, or addresses: of leads that the caller sees, colleagues or clients; any other address is refused. Placeholders such as {{firstName}} are filled for each lead. The messages are written in the background, at once or at dateTime. At most 5,000.',
    request: sendRequest,
    reply: sendReply,
  }),
  mailRecipients: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/lead-mail/recipients',
    about: ['leads', 'unsubscribed'],
    takesNoKey: true,
    summary:
      'Who of these leads would get a mail, and who not: no address, unsubscribed, the same address twice',
    description: 'Changes nothing. Of each reason the first 50 are named.',
    request: recipientsRequest,
    reply: recipientsReply,
  }),
  previewBulkMail: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/lead-mail/preview',
    about: ['leads'],
    takesNoKey: true,
    summary: 'A mail to many as one of these leads gets it, with its placeholders filled',
    description: 'Changes nothing. `at` counts those who get it, or those of them that a search finds.',
    request: previewRequest,
    reply: previewReply,
  }),
  mailBatches: endpoint({
    action: 'leadMail.read',
    service: 'EMAIL',
    method: 'GET',
    path: '/api/lead-mail/batches',
    about: ['mails'],
    summary: 'The mails to many: the own ones, for admins those of the company; the latest first',
    request: batchesRequest,
    reply: batchesReply,
  }),
  mailBatch: endpoint({
    action: 'leadMail.read',
    service: 'EMAIL',
    method: 'GET',
    path: '/api/lead-mail/batches/:id',
    about: ['mails'],
    summary: 'One mail to many: how far it is, and who gets none and why',
    request: batchRequest,
    reply: batchReply,
  }),
  batchMails: endpoint({
    action: 'leadMail.read',
    service: 'EMAIL',
    method: 'GET',
    path: '/api/lead-mail/batches/:id/mails',
    about: ['mails'],
    summary: 'The messages of one mail to many, with what became of each',
    request: batchMailsRequest,
    reply: batchMailsReply,
  }),
  cancelBatch: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/lead-mail/batches/:id/cancel',
    about: ['mails', 'leads'],
    summary: 'Stop a mail to many: what has not left does not leave',
    request: batchRequest,
    reply: message,
  }),
  retryBatch: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/lead-mail/batches/:id/retry',
    about: ['mails', 'leads'],
    summary: 'Try the messages of a mail to many again that have failed',
    description: 'Those of which it is uncertain whether they arrived are not: it could be a second copy.',
    request: batchRequest,
    reply: message,
  }),
  unsubscribed: endpoint({
    ...managing,
    method: 'GET',
    path: '/api/lead-mail/unsubscribed',
    summary: 'The addresses that get no mails to many, the latest first',
    request: request({
      query: { search: z.string().max(limits.search).optional(), after: z.string().max(400).optional() },
      read: ({ query }): { search: string | undefined; after: string | undefined } => ({
        search: query.search?.trim() || undefined,
        after: query.after,
      }),
      write: (query) => ({ query }),
    }),
    reply: unsubscribedReply,
  }),
  addUnsubscribed: endpoint({
    ...managing,
    method: 'POST',
    path: '/api/lead-mail/unsubscribed',
    summary: 'Send an address no mails to many any more',
    request: request(addressRequest),
    reply: message,
  }),
  removeUnsubscribed: endpoint({
    ...managing,
    method: 'POST',
    path: '/api/lead-mail/unsubscribed/remove',
    summary: 'Send an address mails to many again',
    request: request(addressRequest),
    reply: message,
  }),
}

/** Whatever is wrong with a link, the answer is a page that says so. */
const token = { token: z.string().catch('') }
const visiting = { action: 'leadMail.unsubscribe', service: 'EMAIL', about: [], isPublicPage: true } as const
const page = contentReply('text/html')

const posted = request({
  params: token,
  body: z.string(),
  hook: { maxBytes: limits.postedBytes, perMinute: limits.pagesAMinute, countedBy: 'caller' },
  read: ({ params, body }): { token: string; body: string } => ({ token: params.token, body }),
  write: ({ token, body }) => ({ params: { token }, body }),
})

/** Pages for whoever got a mail to many: no sign-in, no script, no cookie. */
export const unsubscribeEndpoints = {
  unsubscribePage: endpoint({
    ...visiting,
    method: 'GET',
    path: '/unsubscribe/:token',
    summary: 'Asks whether somebody wants no mails to many of a firm any more; changes nothing',
    request: request({
      params: token,
      read: ({ params }): { token: string } => ({ token: params.token }),
      write: ({ token }) => ({ params: { token } }),
    }),
    reply: page,
  }),
  unsubscribe: endpoint({
    ...visiting,
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'Unsubscribes; by the button of the page, or by the mail program with one click (RFC 8058)',
    request: posted,
    reply: page,
  }),
  subscribeAgain: endpoint({
    ...visiting,
    method: 'POST',
    path: '/unsubscribe/:token/undo',
    summary: 'Takes an unsubscription back',
    request: posted,
    reply: page,
  }),
}
