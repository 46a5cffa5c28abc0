import { z } from 'zod'
import { endpoint, request } from '../../../kit/endpoint'
import { acceptByLinkForm, changesByLinkForm } from '../../../quotations/answer/forms'
import { answerLimits as limits } from '../../../quotations/answer/limits'
import type { Acceptance, ChangeRequest } from '../../../quotations/answer/model'
import { acceptanceBody, changesBody, paperReply, seenReply, shownReply } from './shapes'

interface ByLink {
  token: string
}

/** Never in a path, which is logged. Whatever is wrong with it, the answer says so in words. */
const token = z.string().catch('')
const visiting = { action: 'quotations.answerByLink', about: ['quotations'] } as const
const reads = { perMinute: limits.readsAMinute, countedBy: 'caller' } as const
const answers = { perMinute: limits.answersAMinute, countedBy: 'caller' } as const

const asked = request({
  query: { token },
  counted: reads,
  read: ({ query }): ByLink => query,
  write: ({ token }) => ({ query: { token } }),
})

const posted = request({
  body: z.object({ token }),
  counted: answers,
  read: ({ body }): ByLink => body,
  write: (body) => ({ body }),
})

/** For whoever has the link of a quotation: no account, no cookie. */
export const answerEndpoints = {
  sharedQuotation: endpoint({
    ...visiting,
    method: 'GET',
    path: '/api/shared-quotation',
    summary: 'The quotation that a link was made for: the accepted version, else the newest that was sent',
    request: asked,
    reply: shownReply,
  }),
  sharedSeen: endpoint({
    ...visiting,
    method: 'POST',
    path: '/api/shared-quotation/seen',
    summary: 'Says that somebody has the quotation before their eyes; the firm hears of the first time',
    description: 'Programs that only follow links do not call it. Colleagues who look are not counted.',
    request: posted,
    reply: seenReply,
  }),
  sharedPaper: endpoint({
    ...visiting,
    method: 'GET',
    path: '/api/shared-quotation/paper',
    summary: 'Whether the PDF of what is shown is there, and a link to it that works for some minutes',
    request: asked,
    reply: paperReply,
  }),
  askSharedPaper: endpoint({
    ...visiting,
    method: 'POST',
    path: '/api/shared-quotation/paper',
    summary: 'Ask for the PDF of what is shown; it is made in the background if it is not there',
    request: posted,
    reply: paperReply,
  }),
  acceptShared: endpoint({
    ...visiting,
    method: 'POST',
    path: '/api/shared-quotation/accept',
    summary: 'Accept a quotation by name; it happens once, and a repeat gets the same answer',
    request: request({
      body: acceptanceBody.extend({ token }),
      counted: answers,
      read: ({ body }): ByLink & Acceptance => body,
      write: (body) => ({ body }),
      check: acceptByLinkForm,
    }),
    reply: shownReply,
  }),
  askSharedChanges: endpoint({
    ...visiting,
    method: 'POST',
    path: '/api/shared-quotation/changes',
    summary: 'Ask for changes of a quotation, item by item and in all',
    request: request({
      body: changesBody.extend({ token }),
      counted: answers,
      read: ({ body }): ByLink & ChangeRequest => body,
      write: (body) => ({ body }),
      check: changesByLinkForm,
    }),
    reply: shownReply,
  }),
}
