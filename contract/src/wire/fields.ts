import { z } from 'zod'
import type { FieldListQuery, FieldPage, FieldPageQuery, LeadField } from '../fields/model'
import { endpoint, noInput, plainReply, type ReplyShape, reply, request } from '../kit/endpoint'
import { inDataData } from '../kit/envelope'
import { addChoiceRequest, addedChoiceReply, choicesReply, workTypesReply } from './fields/choices'
import {
  addFieldRequest,
  corporateFieldsReply,
  customFieldReply,
  editFieldRequest,
  fieldListQuery,
  fieldPageReply,
  individualFieldsReply,
  writeFieldPageQuery,
} from './fields/custom-fields'
import { leadFieldWire, readLeadField, writeLeadField } from './fields/lead-fields'
import { leadFormRequest, templateReply } from './fields/template'

const message = plainReply(z.object({ message: z.string() }))

const definitionsReply = inDataData(
  reply(
    z.array(leadFieldWire),
    (fields: LeadField[]) => fields.map(writeLeadField),
    (wire) => wire.map(readLeadField),
  ),
)
/** data.data is the list; page and total are beside it. */
const pageReply: ReplyShape<FieldPage> = {
  schema: z.object({ data: fieldPageReply.schema }),
  encode: (page) => ({ data: fieldPageReply.encode(page) }),
  decode: (wire: { data: never }) => fieldPageReply.decode(wire.data),
}

const listing = {
  action: 'fields.read',
  method: 'GET',
  path: '/api/get-custom-fields',
  about: ['fields'],
  userId: 'query',
} as const

/** As the server answers it: one call with two kinds of answer (2 §7). The web uses one of them at a time, below. */
const eitherList = endpoint({
  ...listing,
  summary: 'Every field of a lead; with page or limit the custom fields alone, newest first, page by page',
  request: request({
    query: fieldListQuery,
    read: ({ query }): FieldListQuery => query,
    write: (query) => ({ query: { ...query } }),
  }),
  reply: {
    schema: z.union([pageReply.schema, definitionsReply.schema]),
    encode: (either: LeadField[] | FieldPage) =>
      Array.isArray(either) ? definitionsReply.encode(either) : pageReply.encode(either),
    decode: (wire: { data: { page?: number } }) =>
      'page' in wire.data ? pageReply.decode(wire as never) : definitionsReply.decode(wire as never),
  } as ReplyShape<LeadField[] | FieldPage>,
})

const endpoints = {
  listNew: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/api/get-custom-fields-new',
    about: ['fields'],
    userId: 'query',
    summary: 'The custom fields that Add Lead asks of an individual',
    request: noInput,
    reply: inDataData(individualFieldsReply),
  }),
  listCorporate: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/api/get-custom-fields-corporate',
    about: ['fields'],
    userId: 'query',
    summary: 'The custom fields that Add Lead asks of a company, and those of its primary contact',
    request: noInput,
    reply: inDataData(corporateFieldsReply),
  }),
  get: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/api/get-specific-custom-field',
    about: ['fields'],
    userId: 'query',
    summary: 'One custom field',
    request: request({
      query: { id: z.uuid() },
      read: ({ query }) => query,
      write: (input: { id: string }) => ({ query: input }),
    }),
    reply: inDataData(customFieldReply),
  }),
  add: endpoint({
    action: 'fields.edit',
    method: 'POST',
    path: '/api/add-custom-field',
    about: ['fields'],
    userId: 'body',
    summary: 'Create a custom field',
    description: 'The name is unique whatever its case, and not that of a field every lead has.',
    request: addFieldRequest,
    reply: message,
  }),
  edit: endpoint({
    action: 'fields.edit',
    method: 'POST',
    path: '/api/edit-custom-field',
    about: ['fields'],
    summary:
      'Change a custom field; what is not sent stays. isDeleted alone deletes it (true) or restores it (false)',
    request: editFieldRequest,
    reply: message,
  }),
  leadForm: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/template/get-default-lead-template',
    about: ['fields'],
    userId: 'query',
    summary: 'The form that Add Lead opens, and what the configurable one asks',
    description:
      'A company has one form, with the id of the company. `generation` is an addition; a field with choices has isShortAnswer false.',
    request: request({
      query: { id: z.string().max(100).optional() },
      read: ({ query }) => query,
      write: (input: { id?: string | undefined }) => ({ query: input }),
    }),
    reply: templateReply,
  }),
  saveLeadForm: endpoint({
    action: 'fields.edit',
    method: 'PUT',
    path: '/template/lead-form',
    about: ['fields'],
    summary: 'Choose the form that Add Lead opens and what the configurable one asks; what is not sent stays',
    description:
      'City, work scope, budget, area, lead source and source name can have choices; the other fields are always typed.',
    request: leadFormRequest,
    reply: message,
  }),
  sources: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/user/get-lead-source',
    about: ['sources'],
    userId: 'query',
    summary: 'The lead sources of the company',
    request: noInput,
    reply: choicesReply('leadSource'),
  }),
  addSource: endpoint({
    action: 'fields.addSource',
    method: 'POST',
    path: '/user/save-lead-source',
    about: ['sources'],
    userId: 'body',
    summary: 'Add a lead source; one that exists in any case of letters is returned instead',
    request: addChoiceRequest('leadSource'),
    reply: addedChoiceReply('leadSource'),
  }),
  sourceNames: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/user/get-source-name',
    about: ['sources'],
    userId: 'query',
    summary: 'The source names of the company',
    request: noInput,
    reply: choicesReply('sourceName'),
  }),
  addSourceName: endpoint({
    action: 'fields.addSource',
    method: 'POST',
    path: '/user/save-source-name',
    about: ['sources'],
    userId: 'body',
    summary: 'Add a source name; one that exists in any case of letters is returned instead',
    request: addChoiceRequest('sourceName'),
    reply: addedChoiceReply('sourceName'),
  }),
  workScopes: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/user/get-work-types',
    about: ['sources'],
    userId: 'query',
    summary: 'The scopes of work of the company',
    request: noInput,
    reply: workTypesReply,
  }),
  addWorkScope: endpoint({
    action: 'fields.addWorkScope',
    method: 'POST',
    path: '/user/save-work-type',
    about: ['sources'],
    userId: 'body',
    summary: 'Add a scope of work; one that exists in any case of letters is returned instead',
    request: addChoiceRequest('type'),
    reply: addedChoiceReply('type'),
  }),
}

/** For the server: each call once. */
export const servedFieldEndpoints = { list: eitherList, ...endpoints }

/** For the web. */
export const fieldEndpoints = {
  list: endpoint({
    ...listing,
    summary: 'Every field of a lead: those of every company and those this one added',
    request: noInput,
    reply: definitionsReply,
  }),
  page: endpoint({
    ...listing,
    summary: 'The custom fields of the company, page by page',
    request: request({
      query: fieldListQuery,
      read: ({ query }): FieldPageQuery => ({ page: query.page ?? 1, search: query.search }),
      write: writeFieldPageQuery,
    }),
    reply: pageReply,
  }),
  ...endpoints,
}
