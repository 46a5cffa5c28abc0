import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import { fillForm, templateForm, testForm } from '../../../lead-mail/templates/forms'
import type {
  EmailTemplate,
  FilledMail,
  FillWish,
  TemplateDraft,
  TemplateEdit,
  TemplateSaved,
  TestMail,
} from '../../../lead-mail/templates/model'
import { isTypeList, readTypes, type TemplateQuery, typesProblem, writeTypes } from './asked-types'
import {
  draftWire,
  readDraft,
  readTemplate,
  templateWire,
  writeDraft,
  writeFilled,
  writeTemplate,
} from './wire'

const typed = z.string().max(2000)
const html = z.string().max(400_000)
const id = z.uuid()

const editBody = z.object({
  id,
  ...draftWire.partial().shape,
  isDeleted: z.boolean().optional(),
  updatedAt: z.iso.datetime().optional(),
})

function readEdit({ id, isDeleted, updatedAt, ...body }: z.infer<typeof editBody>): TemplateEdit {
  if (isDeleted) return { kind: 'delete', id }
  if (isDeleted === false && body.name === undefined) return { kind: 'restore', id }
  const draft = { type: 0, name: '', subject: '', text: '', ...body }
  return { kind: 'change', id, ...readDraft(draft), seenAt: updatedAt }
}

const writeEdit = (edit: TemplateEdit) =>
  edit.kind === 'change'
    ? { id: edit.id, ...writeDraft(edit), updatedAt: edit.seenAt }
    : { id: edit.id, isDeleted: edit.kind === 'delete' }

const saved = reply(
  z.object({ message: z.string(), data: templateWire.optional() }),
  ({ message, template }: TemplateSaved) => ({ message, data: template && writeTemplate(template) }),
  ({ message, data }): TemplateSaved => ({ message, template: data && readTemplate(data) }),
)

export const templateEndpoints = {
  templates: endpoint({
    action: 'leadMail.readTemplates',
    method: 'GET',
    path: '/api/get-all-emailTemplate',
    about: ['templates'],
    userId: 'query',
    summary: 'The email templates of the company, of one type, of several or of all',
    description:
      'Types: 1 follow up and others, 4 no response, 5 not interested, 6 meeting; one, or several with commas, merged. Addresses of pictures are signed for a few minutes.',
    request: request({
      query: { type: z.string().max(50).refine(isTypeList, typesProblem).optional() },
      read: ({ query }): TemplateQuery => ({ types: readTypes(query.type) }),
      write: ({ types }: TemplateQuery) => ({ query: { type: writeTypes(types) } }),
    }),
    reply: reply(
      z.object({ data: z.array(templateWire) }),
      (templates: EmailTemplate[]) => ({ data: templates.map(writeTemplate) }),
      ({ data }) => data.map(readTemplate),
    ),
  }),
  addTemplate: endpoint({
    action: 'leadMail.editTemplates',
    method: 'POST',
    path: '/api/email-templates',
    about: ['templates'],
    summary: 'Add an email template; names are unique whatever their case',
    description:
      'The text is HTML, of which only what a mail may have is kept; its pictures are uploads of the company.',
    request: request({
      body: draftWire,
      read: ({ body }): TemplateDraft => readDraft(body),
      write: (draft: TemplateDraft) => ({ body: writeDraft(draft) }),
      check: templateForm,
    }),
    reply: saved,
  }),
  editTemplate: endpoint({
    action: 'leadMail.editTemplates',
    method: 'PUT',
    path: '/api/email-templates',
    about: ['templates'],
    summary: 'Change an email template, or delete it (isDeleted true), or restore it (isDeleted false)',
    description: 'With the updatedAt that was read, a change that somebody else made since is a conflict.',
    request: request({
      body: editBody,
      read: ({ body }) => readEdit(body),
      write: (edit: TemplateEdit) => ({ body: writeEdit(edit) }),
      check: z.discriminatedUnion('kind', [
        templateForm.extend({ id, kind: z.literal('change'), seenAt: z.string().optional() }),
        z.object({ id, kind: z.literal('delete') }),
        z.object({ id, kind: z.literal('restore') }),
      ]) as z.ZodType<TemplateEdit>,
    }),
    reply: saved,
  }),
  fillTemplate: endpoint({
    action: 'leadMail.readTemplates',
    method: 'POST',
    path: '/api/email-templates/fill',
    about: ['templates', 'leads', 'fields'],
    takesNoKey: true,
    summary: 'A subject and a text, or a template, with the placeholders filled in for a lead',
    description:
      'Without leadId for the newest lead that the caller sees, or with invented values where there is none. values says what each placeholder stands for.',
    request: request({
      body: z.object({
        templateId: id.optional(),
        subject: typed.optional(),
        text: html.optional(),
        leadId: id.optional(),
      }),
      read: ({ body: { text, ...body } }): FillWish => ({ ...body, html: text }),
      write: ({ html, ...wish }: FillWish) => ({ body: { ...wish, text: html } }),
      check: fillForm,
    }),
    reply: reply(
      z.object({
        data: z.object({
          subject: z.string(),
          text: z.string(),
          lead: z.object({ id: z.string(), name: z.string() }).optional(),
          values: z.record(z.string(), z.string()),
        }),
      }),
      writeFilled,
      ({ data: { text, ...rest } }): FilledMail => ({ ...rest, html: text, lead: rest.lead }),
    ),
  }),
  testTemplate: endpoint({
    action: 'leadMail.editTemplates',
    method: 'POST',
    path: '/api/email-templates/test',
    about: [],
    summary: 'Send a mail with this subject and text to oneself, filled in for a lead',
    description: 'Which lead is as in /api/email-templates/fill. At most 20 an hour.',
    request: request({
      body: z.object({ subject: typed, text: html, leadId: id.optional() }),
      read: ({ body: { text, ...body } }): TestMail => ({ ...body, html: text }),
      write: ({ html, ...mail }: TestMail) => ({ body: { ...mail, text: html } }),
      check: testForm,
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
}
