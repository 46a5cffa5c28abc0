import { z } from 'zod'
import { endpoint, plainReply, request } from '../../../kit/endpoint'
import { templateNameForm } from '../../../quotations/document/library-forms'
import { type QuotationKind, quotationKinds } from '../../../quotations/document/model'
import type { TemplateWish } from '../../../quotations/document/record'
import { quotationRecordLimits as limits } from '../../../quotations/document/record-limits'
import { knownItemsReply, templateReply, templatesReply } from './record'

const reading = { action: 'quotations.read', about: ['quotationLibrary'] } as const
const editing = { action: 'quotations.edit', about: ['quotationLibrary'] } as const
const message = plainReply(z.object({ message: z.string() }))

const kind = z.enum(quotationKinds)
const typed = z.string().max(1000)
const ofTemplate = { templateId: z.uuid() }
const justTemplate = request({
  params: ofTemplate,
  read: ({ params }) => params,
  write: ({ templateId }: { templateId: string }) => ({ params: { templateId } }),
})

/** What quotations are written with. */
export const quotationLibraryEndpoints = {
  knownItems: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/quoted-items',
    summary: 'What was quoted before and begins with these letters, the most used first',
    request: request({
      query: { kind, search: z.string().max(limits.itemSearch).default('') },
      read: ({ query }) => query,
      write: (query: { kind: QuotationKind; search: string }) => ({ query: { ...query } }),
    }),
    reply: knownItemsReply,
  }),
  quotationTemplates: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/quotation-templates',
    summary: 'The templates of one kind: those of every firm, and the firm’s own',
    request: request({
      query: { kind },
      read: ({ query }) => query,
      write: (query: { kind: QuotationKind }) => ({ query: { ...query } }),
    }),
    reply: templatesReply,
  }),
  quotationTemplate: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/quotation-templates/:templateId',
    summary: 'One template with its sections, phases, milestones and terms',
    description: 'With a project, what is charged by area is fitted to that of the project.',
    request: request({
      params: { templateId: z.string().max(60) },
      query: { projectId: z.uuid().optional() },
      read: ({ params, query }): TemplateWish => ({ ...params, ...query }),
      write: ({ templateId, projectId }: TemplateWish) => ({
        params: { templateId },
        ...(projectId !== undefined && { query: { projectId } }),
      }),
    }),
    reply: templateReply,
  }),
  saveTemplate: endpoint({
    ...editing,
    method: 'POST',
    path: '/api/quotation-templates',
    summary: 'Keep a quotation as it is saved as a template of the firm',
    request: request({
      body: z.object({ quotationId: z.uuid(), name: typed }),
      read: ({ body }) => body,
      write: (body: { quotationId: string; name: string }) => ({ body: { ...body } }),
      check: z.object({ quotationId: z.string(), ...templateNameForm }),
    }),
    reply: plainReply(z.object({ id: z.string(), message: z.string() })),
  }),
  renameTemplate: endpoint({
    ...editing,
    method: 'PUT',
    path: '/api/quotation-templates/:templateId',
    summary: 'Rename a template of the firm',
    request: request({
      params: ofTemplate,
      body: z.object({ name: typed }),
      read: ({ params, body }) => ({ ...params, ...body }),
      write: ({ templateId, name }: { templateId: string; name: string }) => ({
        params: { templateId },
        body: { name },
      }),
      check: z.object({ templateId: z.string(), ...templateNameForm }),
    }),
    reply: message,
  }),
  deleteTemplate: endpoint({
    ...editing,
    method: 'DELETE',
    path: '/api/quotation-templates/:templateId',
    summary: 'Delete a template of the firm; it can be restored',
    request: justTemplate,
    reply: message,
  }),
  restoreTemplate: endpoint({
    ...editing,
    method: 'POST',
    path: '/api/quotation-templates/:templateId/restore',
    summary: 'Restore a deleted template of the firm',
    request: justTemplate,
    reply: message,
  }),
}
