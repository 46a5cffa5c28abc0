import { z } from 'zod'
import { endpoint, noInput, plainReply, request } from '../../../kit/endpoint'
import { inDataData } from '../../../kit/envelope'
import type { Contacted, Reopening, UndoneCall } from '../../../leads/work/forms'
import { contactedForm, reopenForm } from '../../../leads/work/forms'
import { leadChoicesReply, saveChoicesRequest } from '../choices/choices'
import { nextStepsReply, saveNextStepsRequest } from '../choices/next-steps'
import { additionalDetailsReply } from '../record/additional-details'
import { savedReply } from '../record/change'
import { actionRequest, leadReply } from './actions'
import { interactionRequest, interactionsReply, logsReply, logsRequest } from './logs'
import { missingDetails } from './missing'
import { patchReply, patchRequest } from './patch'

const ofLead = request({
  query: { leadId: z.uuid() },
  read: ({ query: { leadId } }) => ({ leadId }),
  write: ({ leadId }: { leadId: string }) => ({ query: { leadId } }),
})

const leadInBody = request({
  body: z.object({ leadId: z.uuid() }),
  read: ({ body }) => body,
  write: ({ leadId }: { leadId: string }) => ({ body: { leadId } }),
})

const callInBody = request({
  body: z.object({ leadId: z.uuid(), baseUpdatedAt: z.iso.datetime().optional() }),
  read: ({ body }) => body,
  write: (body: UndoneCall) => ({ body }),
})

export const leadWorkEndpoints = {
  actions: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/user/newleadActions',
    about: ['leads'],
    userId: 'query',
    summary: 'Update a lead: stage, status, call status, follow-up, comment, assignee; all or nothing',
    description:
      'A move that lacks fields is refused with details.missingFields. With a stale baseUpdatedAt only values that somebody else changed since are a conflict. followUpType says how the next contact will be made, with the codes of todayRemark. With isFollowUpExact a follow-up without a time or followUpType has none; otherwise it keeps the one that it had.',
    request: actionRequest,
    reply: inDataData(leadReply),
    details: missingDetails,
  }),
  logs: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/get-lead-logs',
    about: ['leads'],
    userId: 'query',
    summary: 'The history of a lead, the latest first; `next` of a page is `after` of the following one',
    description: 'Without `limit` and `after` it comes whole, up to 1,000 entries.',
    request: logsRequest,
    reply: logsReply,
  }),
  interactions: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/get-lead-interactions',
    about: ['leads'],
    userId: 'query',
    summary: 'The latest meetings and calls in the history of a lead, with their outcome',
    request: ofLead,
    reply: interactionsReply,
  }),
  saveInteraction: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/user/save-lead-interaction',
    about: ['leads'],
    userId: 'query',
    summary: 'Record a meeting or call with a lead, its outcome and a remark',
    request: interactionRequest,
    reply: savedReply,
  }),
  additionalDetails: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/additional-details',
    about: ['leads'],
    userId: 'query',
    summary: 'What the details page shows on demand: budget, area, source, last call, and the other contacts',
    request: ofLead,
    reply: additionalDetailsReply,
  }),
  patch: endpoint({
    action: 'leads.edit',
    method: 'PATCH',
    path: '/user/lead',
    about: ['leads'],
    userId: 'query',
    summary:
      'Move a lead to another stage, fill in fields, or both; missingFields says why a move was not made',
    request: patchRequest,
    reply: patchReply,
    details: missingDetails,
  }),
  undoStage: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/undo-stage',
    about: ['leads'],
    summary: 'Undo the move to another stage that the caller made within the last 15 seconds',
    request: leadInBody,
    reply: inDataData(leadReply),
  }),
  reopen: endpoint({
    action: 'leads.reopen',
    method: 'POST',
    path: '/api/leads/reopen',
    about: ['leads'],
    summary: 'Reopen a lead that was Won, with a reason that stays in its history',
    request: request({
      body: z.object({ leadId: z.string().max(100), reason: z.string().max(5000) }),
      read: ({ body }): Reopening => body,
      write: ({ leadId, reason }: Reopening) => ({ body: { leadId, reason } }),
      check: reopenForm,
    }),
    reply: inDataData(leadReply),
  }),
  contacted: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/contacted',
    about: ['leads'],
    summary:
      'Record that the caller called a lead, which is then its last call, with what was said and the next follow-up, or wrote to it on WhatsApp',
    request: request({
      body: z.object({
        leadId: z.string().max(100),
        channel: z.string().max(20),
        comment: z.string().max(5000).optional(),
        followUp: z
          .object({
            on: z.string().max(20),
            time: z.string().max(20).optional(),
            kind: z.string().max(20).optional(),
          })
          .optional(),
      }),
      read: ({ body }) => body as Contacted,
      write: (body: Contacted) => ({ body }),
      check: contactedForm,
    }),
    reply: savedReply,
  }),
  undoCall: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/undo-call',
    about: ['leads'],
    summary:
      'Undo the call, or the outcome of a call with all that the same update changed, that the caller recorded within the last 15 seconds',
    description:
      'baseUpdatedAt is the version that was answered when it was recorded: a call recorded since then is not meant, and what else was changed since is not taken back but refused. A WhatsApp message since then stays. Without it the latest call is meant.',
    request: callInBody,
    reply: inDataData(leadReply),
  }),
  askLater: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/ask-later',
    about: ['leads'],
    summary: 'Keep the question how a call went in My Day, until the caller updates the lead or dismisses it',
    request: leadInBody,
    reply: plainReply(z.object({})),
  }),
  dismissCall: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/dismiss-call',
    about: ['leads'],
    summary: 'Take the question how a call went out of My Day without an answer',
    request: leadInBody,
    reply: plainReply(z.object({})),
  }),
  choices: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/lead-choices',
    about: ['choices'],
    summary: 'The lists used while working a lead: reasons, meeting modes, outcomes, WhatsApp messages',
    description: 'A company that never edited a list has its defaults.',
    request: noInput,
    reply: leadChoicesReply,
  }),
  saveChoices: endpoint({
    action: 'leads.editChoices',
    method: 'PUT',
    path: '/api/lead-choices',
    about: ['choices'],
    summary: 'Replace the list of one kind; answers with the lists of all kinds',
    request: saveChoicesRequest,
    reply: leadChoicesReply,
  }),
  nextSteps: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/lead-choices/next-steps',
    about: ['choices'],
    summary: 'Which follow-up the company offers after each outcome of a call',
    description:
      'nothing; ask: whoever logs the outcome says when; hours or days: so many (`count`) from then, days at `time`. A company that never chose has no response in one day, follow-up in two, and nothing else.',
    request: noInput,
    reply: nextStepsReply,
  }),
  saveNextSteps: endpoint({
    action: 'leads.editChoices',
    method: 'PUT',
    path: '/api/lead-choices/next-steps',
    about: ['choices'],
    summary: 'Change which follow-up is offered after these outcomes; answers with those of all outcomes',
    request: saveNextStepsRequest,
    reply: nextStepsReply,
  }),
}
