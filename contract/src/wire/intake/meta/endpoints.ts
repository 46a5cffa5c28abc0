import { z } from 'zod'
import { metaLimits } from '../../../intake/meta/limits'
import type { MetaConnection, MetaFormEdit } from '../../../intake/meta/model'
import { endpoint, noInput, plainReply, request } from '../../../kit/endpoint'
import { formsReply, mappingWire, message, overviewReply, statusReply } from './shapes'

const ofMeta = z.string().regex(/^\d{1,40}$/)
const door = request({
  body: z.object({ id: z.uuid() }),
  read: ({ body }) => body,
  write: ({ id }: { id: string }) => ({ body: { id } }),
})

export const metaEndpoints = {
  metaStatus: endpoint({
    action: 'intake.readMeta',
    method: 'GET',
    path: '/user/fetch-fb-int-status',
    about: ['doors'],
    userId: 'query',
    summary: 'Whether the company is connected with Meta, and what is to be done about it',
    description:
      'fb_Integration is disabled where the server has no app of Meta; otherwise enabled, connected or needs-login.',
    request: noInput,
    reply: statusReply,
  }),
  metaConnect: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/add-company-page',
    about: ['doors'],
    userId: 'body',
    summary: 'Connect the company with Meta after somebody has logged in there',
    description:
      'fb_access_token is an access token of the app, also one of an hour, which is exchanged for one that lasts; with state it is the code with which the login came back to this server. It is locked, and never leaves the server again.',
    takesNoKey: true,
    request: request({
      body: z.object({
        userId: z.string().optional(),
        cId: z.string().min(1).max(100),
        name: z.string().trim().min(1).max(metaLimits.name),
        fb_access_token: z.string().min(1).max(metaLimits.token),
        state: z.string().max(500).optional(),
      }),
      read: ({ body }): MetaConnection => ({
        companyId: body.cId,
        name: body.name,
        token: body.fb_access_token,
        ...(body.state !== undefined && { state: body.state }),
      }),
      write: ({ companyId, name, token, state }: MetaConnection) => ({
        body: { cId: companyId, name, fb_access_token: token, ...(state !== undefined && { state }) },
      }),
    }),
    reply: message,
  }),
  metaLogin: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/meta/login',
    about: ['doors'],
    summary: 'The address of the login of Meta, which comes back to the page Integration',
    description: `It is for the session that asked, once, and for ${metaLimits.loginMinutes} minutes.`,
    takesNoKey: true,
    request: noInput,
    reply: plainReply(z.object({ address: z.string() })),
  }),
  metaDisconnect: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/meta/logout',
    about: ['doors'],
    summary: 'Log out of Meta: its tokens are deleted, its pages unsubscribed where Meta answers',
    request: noInput,
    reply: message,
  }),
  metaOverview: endpoint({
    action: 'intake.readMeta',
    method: 'GET',
    path: '/api/meta',
    about: ['doors'],
    summary: 'Who is logged in to Meta, and the pages whose leads are received, with what came through each',
    request: noInput,
    reply: overviewReply,
  }),
  metaPages: endpoint({
    action: 'intake.editMeta',
    method: 'GET',
    path: '/api/meta/pages',
    about: ['doors'],
    summary: 'The pages of the account that is logged in, asked of Meta',
    request: noInput,
    reply: plainReply(
      z.object({
        pages: z.array(z.object({ pageId: z.string(), name: z.string(), isSubscribed: z.boolean() })),
      }),
    ),
  }),
  metaSubscribe: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/meta/pages',
    // A page that the firm receives already stays as it is.
    takesNoKey: true,
    about: ['doors'],
    summary: 'Receive the leads of a page, and fetch those of the last days',
    request: request({
      body: z.object({ pageId: ofMeta }),
      read: ({ body }) => body,
      write: ({ pageId }: { pageId: string }) => ({ body: { pageId } }),
    }),
    reply: message,
  }),
  metaUnsubscribe: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/meta/pages/remove',
    about: ['doors'],
    summary: 'Receive the leads of a page no longer',
    request: door,
    reply: message,
  }),
  metaFetch: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/meta/pages/fetch',
    about: ['doors'],
    summary: 'Fetch now what a page has, as it is done every quarter of an hour',
    request: door,
    reply: message,
  }),
  metaForms: endpoint({
    action: 'intake.editMeta',
    method: 'GET',
    path: '/api/meta/forms',
    about: ['doors', 'fields'],
    summary: 'The forms of a page with their questions, and where the answers go',
    request: request({
      query: { id: z.uuid() },
      read: ({ query }) => query,
      write: ({ id }: { id: string }) => ({ query: { id } }),
    }),
    reply: formsReply,
  }),
  metaSaveForm: endpoint({
    action: 'intake.editMeta',
    method: 'PUT',
    path: '/api/meta/forms',
    about: ['doors'],
    summary: 'Choose where the answers of a form go',
    description: 'By the key of a question; none keeps its answers with the lead and out of every field.',
    request: request({
      body: z.object({ id: z.uuid(), formId: ofMeta, mapping: mappingWire }),
      read: ({ body }): MetaFormEdit => ({ doorId: body.id, formId: body.formId, mapping: body.mapping }),
      write: ({ doorId, formId, mapping }: MetaFormEdit) => ({ body: { id: doorId, formId, mapping } }),
    }),
    reply: message,
  }),
  metaFailed: endpoint({
    action: 'intake.editMeta',
    method: 'GET',
    path: '/api/meta/failed',
    about: ['doors'],
    summary: `Leads of Meta that could not be taken in, the newest ${metaLimits.failed}, each with its reason`,
    request: noInput,
    reply: plainReply(
      z.object({
        leads: z.array(
          z.object({
            id: z.string(),
            page: z.string(),
            leadId: z.string(),
            receivedAt: z.string(),
            reason: z.string(),
          }),
        ),
      }),
    ),
  }),
  metaRetry: endpoint({
    action: 'intake.editMeta',
    method: 'POST',
    path: '/api/meta/failed/retry',
    about: ['doors'],
    summary: 'Try leads of Meta again that could not be taken in',
    request: request({
      body: z.object({ ids: z.array(z.uuid()).min(1).max(metaLimits.failed) }),
      read: ({ body }) => body,
      write: ({ ids }: { ids: string[] }) => ({ body: { ids } }),
    }),
    reply: message,
  }),
}
