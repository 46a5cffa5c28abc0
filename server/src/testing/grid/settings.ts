import type { api } from '@foyer/contract/wire/api'
import { editOf } from '../builders/pipeline'
import { ownStatus } from '../two-companies/own-things'
import type { RowsOf } from './row'

const customField = { sections: [0 as const], type: 'text' as const, isRequired: false, options: [] }

export const fieldRows: RowsOf<typeof api.fields> = {
  list: { may: 'crm', calls: () => [{ page: 1, limit: 12 }, {}, { page: 1, search: 'Alpha' }] },
  listNew: { may: 'crm', calls: () => [{}] },
  listCorporate: { may: 'crm', calls: () => [{}] },
  get: { may: 'crm', calls: ({ field }) => [{ id: field }], passes: [404] },
  add: {
    may: 'editors',
    calls: () => [
      { ...customField, name: 'Grid' },
      { ...customField, name: 'Alpha Facing' },
    ],
    passes: [409],
  },
  edit: {
    may: 'editors',
    calls: ({ field, deletedField }) => [
      { kind: 'delete', id: field },
      { kind: 'restore', id: deletedField },
      { kind: 'change', id: field, change: { name: 'Facing' } },
    ],
    passes: [404],
  },
  leadForm: { may: 'crm', calls: ({ leadForm }) => [{}, { id: leadForm }] },
  saveLeadForm: { may: 'editors', calls: () => [{ generation: 2 }] },
  sources: { may: 'crm', calls: () => [{}] },
  addSource: { may: 'editors', calls: () => [{ name: 'Grid' }, { name: 'Alpha Fair' }] },
  sourceNames: { may: 'crm', calls: () => [{}] },
  addSourceName: { may: 'editors', calls: () => [{ name: 'Grid' }, { name: 'Alpha Days' }] },
  workScopes: { may: 'crm', calls: () => [{}] },
  addWorkScope: { may: 'crm', calls: () => [{ name: 'Grid' }, { name: 'Alpha Kitchen' }] },
}

export const pipelineRows: RowsOf<typeof api.pipeline> = {
  get: { may: 'crm', calls: () => [{}] },
  statuses: {
    may: 'crm',
    calls: () => [
      { page: 1, limit: 12, search: undefined },
      { page: 1, limit: 12, search: 'Alpha' },
    ],
  },
  addStages: {
    may: 'editors',
    calls: ({ pipeline }) => [
      { stages: [{ name: 'Grid', sequence: 3 }] },
      { pipelineId: pipeline, stages: [{ name: 'Grid', sequence: 3 }] },
      { stages: [{ name: 'Alpha Strict', sequence: 3 }] },
    ],
    passes: [409],
  },
  edit: {
    may: 'editors',
    calls: ({ pipeline, stage, emptyStage, deletedStage }) => [
      editOf({ deletedIds: [emptyStage] }),
      editOf({
        pipelineId: pipeline,
        changes: [{ id: stage, name: 'Visit', sequence: 4, staleAfterDays: 3 }],
      }),
      editOf({ restoredIds: [deletedStage] }),
      editOf({ changes: [{ id: emptyStage, name: 'Alpha Strict' }] }),
    ],
    passes: [409],
    unnamed: { 'body.newId': 'accepted from older clients, and ignored' },
  },
  addStatus: { may: 'editors', calls: ({ stage }) => [{ stageId: stage, name: 'Grid' }], passes: [409] },
  editStatus: {
    may: 'editors',
    calls: ({ stage, emptyStage }) => [
      {
        from: { statusId: ownStatus, stageId: stage },
        toStageId: emptyStage,
        name: 'Grid',
        isMoveConfirmed: true,
      },
      {
        from: { statusId: ownStatus, stageId: stage },
        toStageId: stage,
        name: 'Grid',
        isMoveConfirmed: true,
      },
    ],
    passes: [409],
  },
  deleteStatus: {
    may: 'editors',
    calls: ({ stage }) => [{ statusId: ownStatus, stageId: stage }],
    passes: [409],
    refused: 'a lead has the status',
    unnamed: { 'query.stageId': 'read where the body has none' },
  },
  rules: { may: 'crm', calls: () => [{}] },
  addRule: {
    may: 'editors',
    calls: ({ stage, emptyStage, firstStage, field }) => [
      { from: stage, to: emptyStage, isAllowed: false, requiredFields: [] },
      { from: stage, to: firstStage, isAllowed: true, requiredFields: [field] },
    ],
    passes: [409],
  },
  updateRule: {
    may: 'editors',
    calls: ({ rule, deletedRule, stage, emptyStage, field }) => [
      { id: rule, kind: 'delete' },
      { id: deletedRule, kind: 'restore' },
      { id: rule, kind: 'edit', change: { from: stage, to: emptyStage, requiredFields: [field] } },
    ],
    passes: [409],
  },
}

export const tagRows: RowsOf<typeof api.tags> = {
  list: { may: 'crm', calls: () => [{}] },
  save: {
    may: 'editors',
    calls: () => [
      { tags: [{ name: 'Hot', colour: 'Red' }] },
      { tags: [{ name: 'Alpha Hot', colour: 'Red' }] },
    ],
    passes: [409],
  },
  edit: {
    may: 'editors',
    calls: ({ tag, otherTag, deletedTag }) => [
      { kind: 'delete', id: tag },
      { kind: 'restore', id: deletedTag },
      { kind: 'change', id: tag, name: 'Warm', colour: 'Orange', seenAt: undefined },
      { kind: 'change', id: otherTag, name: 'Alpha Hot', colour: 'Orange', seenAt: undefined },
    ],
    passes: [404],
  },
}
