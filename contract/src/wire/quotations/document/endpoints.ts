import { z } from 'zod'
import { endpoint, plainReply, request } from '../../../kit/endpoint'
import { documentForm } from '../../../quotations/document/forms'
import { type QuotationDocument, quotationKinds } from '../../../quotations/document/model'
import type { NewQuotation } from '../../../quotations/document/record'
import { quotationRecordLimits as limits } from '../../../quotations/document/record-limits'
import { documentWire } from './document'
import { ofLeadReply, ofProjectReply, quotationReply, versionReply } from './record'

const reading = { action: 'quotations.read', about: ['quotations'] } as const
const editing = { action: 'quotations.edit', about: ['quotations'] } as const
const message = plainReply(z.object({ message: z.string() }))

export const ofQuotation = { id: z.uuid() }
const justQuotation = request({
  params: ofQuotation,
  read: ({ params }) => params,
  write: ({ id }: { id: string }) => ({ params: { id } }),
})

export const quotationEndpoints = {
  quotationsOfProject: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/project-quotations/:projectId',
    about: ['quotations', 'projects'],
    summary: 'The quotations of a project, the newest first, with the project and its client',
    request: request({
      params: { projectId: z.uuid() },
      read: ({ params }) => params,
      write: ({ projectId }: { projectId: string }) => ({ params: { projectId } }),
    }),
    reply: ofProjectReply,
  }),
  quotationsOfLead: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/lead-quotations/:leadId',
    about: ['quotations', 'leads'],
    summary: 'The quotations of a lead, the newest first, and its project if there is one',
    request: request({
      params: { leadId: z.uuid() },
      read: ({ params }) => params,
      write: ({ leadId }: { leadId: string }) => ({ params: { leadId } }),
    }),
    reply: ofLeadReply,
  }),
  createQuotation: endpoint({
    ...editing,
    method: 'POST',
    path: '/api/quotations',
    about: ['quotations', 'projects'],
    summary: 'Begin a quotation of a project: empty, from a template, or as a copy of another one',
    description:
      'Firm, client, site, terms and payment milestones are filled in. With isOpenReused the newest one of this kind that is neither accepted nor void is answered instead, if there is one.',
    request: request({
      body: z.object({
        projectId: z.uuid(),
        kind: z.enum(quotationKinds),
        from: z
          .discriminatedUnion('kind', [
            z.object({ kind: z.literal('blank') }),
            z.object({ kind: z.literal('template'), templateId: z.string().max(60) }),
            z.object({ kind: z.literal('copy'), quotationId: z.uuid() }),
          ])
          .default({ kind: 'blank' }),
        isOpenReused: z.boolean().default(false),
      }),
      read: ({ body }): NewQuotation => body,
      write: (body: NewQuotation) => ({ body: { ...body } }),
    }),
    reply: plainReply(z.object({ id: z.string() })),
  }),
  quotation: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/quotations/:id',
    summary: 'One quotation: what is being written, its versions, links and the client’s answers',
    description: 'The addresses of links are only for those who may send it.',
    request: justQuotation,
    reply: quotationReply,
  }),
  saveQuotation: endpoint({
    ...editing,
    method: 'PUT',
    path: '/api/quotations/:id',
    summary: 'Save what is being written',
    description:
      'Refused with 409 if somebody saved it after baseRevision (details: revision, document, updatedAt, updatedBy as they are by now), and if it is accepted or void.',
    request: request({
      params: ofQuotation,
      maxBytes: limits.documentBytes,
      body: z.object({ baseRevision: z.number().int(), document: documentWire }),
      read: ({ params, body }) => ({ ...params, ...body }),
      write: ({ id, ...body }: { id: string; baseRevision: number; document: QuotationDocument }) => ({
        params: { id },
        body,
      }),
      check: z.object({ id: z.string(), baseRevision: z.number(), document: documentForm }),
    }),
    reply: plainReply(z.object({ revision: z.number(), total: z.number(), updatedAt: z.string() })),
  }),
  quotationVersion: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/quotations/:id/versions/:version',
    summary: 'A quotation as it was sent',
    request: request({
      params: { ...ofQuotation, version: z.coerce.number().int().min(1).max(100_000) },
      read: ({ params }) => params,
      write: ({ id, version }: { id: string; version: number }) => ({ params: { id, version } }),
    }),
    reply: versionReply,
  }),
  deleteQuotation: endpoint({
    ...editing,
    method: 'DELETE',
    path: '/api/quotations/:id',
    about: ['quotations', 'projects'],
    summary: 'Delete a quotation that was never sent; it can be restored',
    request: justQuotation,
    reply: message,
  }),
  restoreQuotation: endpoint({
    ...editing,
    method: 'POST',
    path: '/api/quotations/:id/restore',
    about: ['quotations', 'projects'],
    summary: 'Restore a deleted quotation',
    request: justQuotation,
    reply: message,
  }),
}
