import { z } from 'zod'
import { endpoint, noInput, request } from '../../kit/endpoint'
import { inDataData } from '../../kit/envelope'
import type { Contacted, Reopening } from '../../leads/work'
import { contactedForm, reopenForm } from '../../leads/work-forms'
import { actionRequest, leadReply } from './actions'
import { additionalDetailsReply } from './additional-details'
import { savedReply } from './change'
import { leadChoicesReply, saveChoicesRequest } from './choices'
import { interactionRequest, interactionsReply, logsReply, logsRequest } from './logs'
import { patchReply, patchRequest } from './patch'

const ofLead = request({
  query: { leadId: z.uuid() },
  read: ({ query: { leadId } }) => ({ leadId }),
  write: ({ leadId }: { leadId: string }) => ({ query: { leadId } }),
})

export const leadWorkEndpoints = {
  actions: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/user/newleadActions',
    userId: 'query',
    summary:
      'Update a lead: stage, status, call status, follow-up, comment, assignee; all of it, or nothing. A move that lacks fields is refused with details.missingFields',
    request: actionRequest,
    reply: inDataData(leadReply),
  }),
  logs: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/get-lead-logs',
    userId: 'query',
    summary: 'The history of a lead, the latest first; `next` of one page is `after` of the one behind it',
    request: logsRequest,
    reply: logsReply,
  }),
  interactions: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/get-lead-interactions',
    userId: 'query',
    summary: 'The latest meetings and calls of a lead, with their outcome',
    request: ofLead,
    reply: interactionsReply,
  }),
  saveInteraction: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/user/save-lead-interaction',
    userId: 'query',
    summary: 'Record how a lead was met, what came of it, and a remark',
    request: interactionRequest,
    reply: savedReply,
  }),
  additionalDetails: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/additional-details',
    userId: 'query',
    summary: 'What the details page shows on demand: budget, area, source, last call, and the other contacts',
    request: ofLead,
    reply: additionalDetailsReply,
  }),
  patch: endpoint({
    action: 'leads.edit',
    method: 'PATCH',
    path: '/user/lead',
    userId: 'query',
    summary:
      'Move a lead to another stage, fill in fields, or both; missingFields says why a move was not made',
    request: patchRequest,
    reply: patchReply,
  }),
  undoStage: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/undo-stage',
    summary: 'Take back the move to another stage that the caller made a moment ago',
    request: request({
      body: z.object({ leadId: z.uuid() }),
      read: ({ body }) => body,
      write: ({ leadId }: { leadId: string }) => ({ body: { leadId } }),
    }),
    reply: inDataData(leadReply),
  }),
  reopen: endpoint({
    action: 'leads.reopen',
    method: 'POST',
    path: '/api/leads/reopen',
    summary: 'Open a lead that was Won again, with a reason that stays in its history',
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
    summary: 'Note that the caller has rung a lead, or written to it on WhatsApp',
    request: request({
      body: z.object({ leadId: z.string().max(100), channel: z.string().max(20) }),
      read: ({ body }) => body as Contacted,
      write: ({ leadId, channel }: Contacted) => ({ body: { leadId, channel } }),
      check: contactedForm,
    }),
    reply: savedReply,
  }),
  choices: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/lead-choices',
    summary: 'What can be picked while a lead is worked on: reasons, meeting modes, outcomes, messages',
    request: noInput,
    reply: leadChoicesReply,
  }),
  saveChoices: endpoint({
    action: 'leads.editChoices',
    method: 'PUT',
    path: '/api/lead-choices',
    summary: 'Replace the list of one kind; answers with the lists of all kinds',
    request: saveChoicesRequest,
    reply: leadChoicesReply,
  }),
}
