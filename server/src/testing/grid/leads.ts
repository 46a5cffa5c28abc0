import { readViewQuery, writeViewQuery } from '@foyer/contract/leads/list/address'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadFilters, LeadListQuery, LeadSelectionQuery } from '@foyer/contract/leads/model'
import type { leadChatEndpoints } from '@foyer/contract/wire/leads/bulk/chat-endpoints'
import type { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import type { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import type { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { aContact, aDraft } from '../builders/capture'
import { farPage, type OwnThings } from '../two-companies/own-things'
import type { RowsOf } from './row'

const everything: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}
export const filtered = (filters: Partial<LeadFilters>): LeadSelectionQuery => ({
  ...everything,
  filters: { ...noFilters, ...filters },
})
const listed = (selection: LeadSelectionQuery): LeadListQuery => ({
  ...selection,
  sort: 'created',
  descending: true,
  limit: 10,
  after: undefined,
  page: 0,
})

/** Every filter that takes the id or a word of a thing of the firm. */
const filters = ({ stage, tag, caller }: OwnThings): Partial<LeadFilters>[] => [
  { stageIds: [stage] },
  { assignees: [caller] },
  { tagIds: [tag] },
  { sources: ['Alpha Fair'] },
  { columns: [{ column: 'city', is: 'containing', text: 'alpha' }] },
]

const view = (selection: LeadFilters | undefined) =>
  writeViewQuery('all', { ...readViewQuery('').address, filters: selection ?? noFilters })
const ownPhone = '+91 9845010001'
const ownEmail = 'lead-alpha@example.com'

export const leadRows: RowsOf<typeof leadEndpoints> = {
  list: {
    may: 'crm',
    calls: (own) => [
      listed(everything),
      ...filters(own).map((one) => listed(filtered(one))),
      listed({ ...everything, search: 'alpha' }),
      listed({ ...everything, search: '9845010001' }),
      { ...listed(everything), limit: 2, page: 1 },
      { ...listed(everything), ...farPage },
    ],
    clerk: () => [listed(everything), listed({ ...everything, search: 'alpha' })],
  },
  counts: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
}

const unknownField = 'C-018: what belongs to no field is kept as it came'

const draft = (own: OwnThings) =>
  aDraft({
    contacts: [aContact({ phones: [ownPhone], email: ownEmail })],
    teamId: own.team,
    assigneeId: own.colleague,
    siblingOf: own.lead,
    customValues: { [own.field]: 'East' },
    originalEmail: 'typed@example.com',
  })
const change = (own: OwnThings) => ({
  teamId: own.team,
  assigneeId: own.colleague,
  customValues: { [own.field]: 'East' },
  email: ownEmail,
  phone: ownPhone,
})

export const leadCaptureRows: RowsOf<typeof leadCaptureEndpoints> = {
  add: {
    may: 'crm',
    calls: (own) => [aDraft(), draft(own), aDraft({ templateId: own.leadForm })],
    unnamed: { 'body.leadId': 'only the other call with this body reads it' },
    kept: { 'customValues{key}': unknownField },
  },
  addEdit: {
    may: 'crm',
    calls: (own) => [
      { kind: 'add', draft: aDraft() },
      { kind: 'add', draft: draft(own) },
      { kind: 'add', draft: aDraft({ templateId: own.leadForm }) },
      { kind: 'no-email-prompt', leadId: own.lead, wantsNoEmailPrompt: true },
    ],
    kept: { 'draft.customValues{key}': unknownField },
  },
  edit: {
    may: 'editors',
    calls: (own) => [
      { kind: 'delete', id: own.lead },
      { kind: 'change', id: own.lead, change: change(own) },
      { kind: 'assign', id: own.lead, assigneeId: own.colleague },
      { kind: 'restore', id: own.deleted },
      { kind: 'note', id: own.lead, text: 'Grid' },
      { kind: 'convert', id: own.won },
    ],
    kept: { 'change.customValues{key}': unknownField },
    passes: [404],
  },
  byId: {
    may: 'crm',
    calls: ({ lead, archived, kept }) => [{ id: lead }, { id: archived }, { id: kept }],
    passes: [404],
  },
  personalData: {
    may: 'admins',
    calls: ({ lead, archived, deleted, kept }) => [
      { leadId: lead },
      { leadId: archived },
      { leadId: deleted },
      { leadId: kept },
    ],
    passes: [404],
  },
  addTag: { may: 'editors', calls: ({ behind, tag }) => [{ leadId: behind, tagId: tag }], passes: [404] },
  removeTag: { may: 'editors', calls: ({ lead, tag }) => [{ leadId: lead, tagId: tag }], passes: [404] },
  addExpectedClosure: {
    may: 'editors',
    calls: ({ lead }) => [{ leadId: lead, expectedClosure: '2026-05-01' }],
    passes: [404],
  },
  duplicates: {
    may: 'crm',
    calls: ({ lead, sibling }) => [
      { phones: [ownPhone], emails: [ownEmail], exceptId: undefined },
      { phones: [ownPhone], emails: [], exceptId: lead },
      { phones: [ownPhone], emails: [], exceptId: sibling },
    ],
    clerk: () => [{ phones: [ownPhone], emails: [ownEmail], exceptId: undefined }],
    indifferent: { 'phones[0]': 'the lead with it, or its sibling, is left out' },
  },
  notifyOwner: {
    may: 'crm',
    calls: () => [{ phones: ['+91 9000000001'], emails: [], exceptId: undefined }],
    clerk: ({ lead }) => [
      { phones: [ownPhone], emails: [], exceptId: undefined },
      { phones: [], emails: [ownEmail], exceptId: lead },
    ],
    indifferent: { 'emails[0]': 'the lead with it is left out' },
    passes: [404],
  },
  merge: {
    may: 'editors',
    calls: ({ lead, double, field }) => [
      { keptId: lead, mergedId: double, choices: {} },
      { keptId: lead, mergedId: double, choices: { [field]: 'merged' } },
    ],
    passes: [404],
  },
  undoMerge: { may: 'editors', calls: ({ merge }) => [{ mergeId: merge }], passes: [404] },
}

const askedFor = 'the audit log has what was asked for, also where it finds nothing'

export const leadListRows: RowsOf<typeof leadListEndpoints & typeof leadChatEndpoints> = {
  archived: {
    may: 'crm',
    calls: () => [
      { page: 1, limit: 100, search: undefined },
      { page: 1, limit: 100, search: 'alpha' },
    ],
    clerk: () => [{ page: 1, limit: 100, search: undefined }],
  },
  bulk: {
    may: 'editors',
    calls: (own) => [
      { action: 'archive', selection: { ids: [own.lead, own.behind] }, confirmCount: undefined },
      { action: 'unarchive', selection: { ids: [own.archived] }, confirmCount: undefined },
      { action: 'delete', selection: { ids: [own.lead] }, confirmCount: undefined },
      { action: 'restore', selection: { ids: [own.deleted] }, confirmCount: undefined },
      {
        action: 'archive',
        selection: {
          query: filtered(Object.assign({}, ...filters(own))),
          expected: 1,
          except: [own.lead],
        },
        confirmCount: undefined,
      },
      {
        action: 'archive',
        selection: { query: { ...everything, search: 'alpha behind' }, expected: 1, except: [own.behind] },
        confirmCount: undefined,
      },
      {
        action: 'unarchive',
        selection: { archived: { search: 'alpha' }, expected: 1, except: [] },
        confirmCount: undefined,
      },
      { action: 'stage', selection: { ids: [own.behind, own.double] }, stageId: own.emptyStage },
      { action: 'stage', selection: { ids: [own.bare] }, stageId: own.strictStage },
      {
        action: 'stage',
        selection: { query: filtered({ tagIds: [own.tag] }), expected: 2, except: [own.lead] },
        stageId: own.emptyStage,
      },
      { action: 'give', selection: { ids: [own.lead] }, fromId: own.caller, to: [own.colleague] },
      { action: 'tags', selection: { ids: [own.lead, own.behind] }, add: [own.otherTag], remove: [own.tag] },
      {
        action: 'follow-up',
        selection: { ids: [own.lead] },
        followUp: { on: '2099-01-05', time: '10:00', kind: 'call' },
        perHour: 6,
      },
    ],
  },
  assignMultiple: {
    may: 'assigners',
    calls: (own) => [
      { selection: { ids: [own.lead] }, assigneeId: undefined },
      { selection: { ids: [own.lead, own.behind] }, assigneeId: own.colleague },
      {
        selection: { query: filtered({ tagIds: [own.tag] }), expected: 2, except: [own.lead] },
        assigneeId: own.colleague,
      },
    ],
  },
  undoBulk: {
    may: 'editors',
    calls: ({ undo, moveUndo }) => [{ undoId: undo }, { undoId: moveUndo }],
    passes: [409],
  },
  chats: {
    may: 'editors',
    calls: (own) => [
      { selection: { ids: [own.lead, own.behind, own.sibling] } },
      { selection: { query: { ...everything, search: 'alpha behind' }, expected: 1, except: [own.behind] } },
    ],
    clerk: ({ lead, sibling }) => [{ selection: { ids: [lead, sibling] } }],
    passes: [400, 409],
  },
  filterOptions: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
  export: {
    may: 'crm',
    calls: (own) => [
      everything,
      ...filters(own).map((one) => filtered(one)),
      { ...everything, search: 'alpha behind' },
    ],
    clerk: () => [everything],
    kept: {
      'filters.stageIds[0]': askedFor,
      'filters.assignees[0]': askedFor,
      'filters.tagIds[0]': askedFor,
    },
  },
  listViews: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
  saveView: {
    may: 'crm',
    calls: (own) => [
      { name: 'Grid', isShared: false, query: '' },
      { name: 'Grid', isShared: false, query: view({ ...noFilters, stageIds: [own.stage] }) },
      { name: 'Alpha view', isShared: true, query: '' },
    ],
    kept: { query: 'a filter that finds nothing may be saved' },
  },
  editView: {
    may: 'crm',
    calls: (own) => [{ id: own.view, name: 'Grid', isShared: false, query: '' }],
    passes: [404],
  },
  deleteView: { may: 'crm', calls: (own) => [{ id: own.view }], passes: [404] },
  readPreferences: { may: 'crm', calls: () => [{}] },
  savePreferences: { may: 'crm', calls: (own) => [{ columns: [] }, { defaultViewId: own.view }] },
}
