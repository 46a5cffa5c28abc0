import type { api } from '@foyer/contract/wire/api'
import type { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import type { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import type { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { OwnThings } from '../two-companies/own-things'
import { filtered } from './leads'
import type { RowsOf } from './row'

export const leadWorkRows: RowsOf<typeof leadWorkEndpoints> = {
  actions: {
    may: 'editors',
    calls: ({ lead, emptyStage, colleague, bare, strictStage }) => [
      { leadId: lead, comment: 'Grid' },
      { leadId: bare, stageId: strictStage, assigneeId: colleague },
      { leadId: lead, stageId: emptyStage, comment: 'Grid' },
      { leadId: lead, assigneeId: colleague },
    ],
    passes: [404],
  },
  logs: {
    may: 'crm',
    calls: ({ lead, kept }) => [
      { leadId: lead, kinds: [], limit: 30 },
      { leadId: kept, kinds: ['created'], limit: 30 },
    ],
    passes: [404],
  },
  interactions: {
    may: 'crm',
    calls: ({ lead, kept }) => [{ leadId: lead }, { leadId: kept }],
    passes: [404],
  },
  saveInteraction: {
    may: 'editors',
    calls: ({ lead }) => [{ leadId: lead, outcome: 'Grid' }],
    passes: [404],
  },
  additionalDetails: { may: 'crm', calls: ({ lead }) => [{ leadId: lead }], passes: [404] },
  patch: {
    may: 'editors',
    calls: ({ lead, double, behind, bare, stage, emptyStage, strictStage, tag, team, colleague, field }) => [
      { leadId: lead, stageId: emptyStage, change: {} },
      { leadId: bare, stageId: strictStage, change: {} },
      { leadId: double, stageId: stage, afterLeadId: behind, change: {} },
      {
        leadId: double,
        change: { tagIds: [tag], teamId: team, assigneeId: colleague, customValues: { [field]: 'West' } },
      },
    ],
    passes: [404],
    kept: { 'change.customValues{key}': 'C-018: what belongs to no field is kept as it came' },
  },
  undoStage: { may: 'editors', calls: ({ moved }) => [{ leadId: moved }], passes: [404] },
  reopen: { may: 'admins', calls: ({ won }) => [{ leadId: won, reason: 'Grid' }], passes: [404] },
  contacted: { may: 'editors', calls: ({ lead }) => [{ leadId: lead, channel: 'call' }], passes: [404] },
  undoCall: { may: 'editors', calls: ({ called }) => [{ leadId: called }], passes: [404, 409] },
  askLater: { may: 'editors', calls: ({ lead }) => [{ leadId: lead }], passes: [404] },
  dismissCall: { may: 'editors', calls: ({ lead }) => [{ leadId: lead }] },
  choices: { may: 'crm', calls: () => [{}] },
  saveChoices: {
    may: 'editors',
    calls: ({ choice }) => [
      { kind: 'reason', choices: [] },
      { kind: 'reason', choices: [{ id: choice, label: 'Moved' }] },
    ],
  },
  nextSteps: { may: 'crm', calls: () => [{}] },
  saveNextSteps: {
    may: 'editors',
    calls: () => [
      { steps: [{ outcome: 'interested', offer: 'days', count: 1, time: '11:00', kind: 'call' }] },
      { steps: [] },
    ],
  },
}

export const leadVisitRows: RowsOf<typeof leadVisitEndpoints> = {
  visit: {
    may: 'crm',
    calls: ({ lead, kept }) => [{ leadId: lead }, { leadId: kept }],
    passes: [404],
  },
  takeVisitStep: {
    may: 'editors',
    calls: ({ lead, bare }) => [
      { leadId: lead, step: 'arrived', place: { latitude: 18.5, longitude: 73.8, accuracy: 14 } },
      { leadId: lead, step: 'on-the-way', isTakenBack: true },
      { leadId: bare, step: 'on-the-way' },
    ],
    passes: [404],
  },
  saveVisit: {
    may: 'editors',
    calls: ({ lead, bare, company, picture }) => [
      { leadId: lead, outcome: 'done', remark: 'Grid', photos: [] },
      {
        leadId: bare,
        outcome: 'not-there',
        photos: [{ name: 'site.png', path: `/files/${company}/${picture}` }],
      },
    ],
    passes: [404],
  },
}

export const myDayRows: RowsOf<typeof myDayEndpoints> = {
  myDay: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
  overdueLeads: {
    may: 'crm',
    calls: ({ caller }) => [{ assigneeId: undefined }, { assigneeId: caller }],
    clerk: ({ absentee }) => [{ assigneeId: undefined }, { assigneeId: absentee }],
  },
  overdue: { may: 'crm', calls: () => [{}], clerk: () => [{}] },
  readReminders: { may: 'crm', calls: () => [{}] },
  saveReminders: { may: 'crm', calls: () => [{ byEmail: true }, { byEmail: false }] },
}

export const boardRows: RowsOf<typeof api.board> = {
  leadsInStage: {
    may: 'crm',
    calls: ({ stage, caller, tag }) => [
      { stageIds: [], members: [], tagIds: [] },
      { stageIds: [stage], members: [], tagIds: [], limits: { [stage]: 1 } },
      { stageIds: [], members: [caller], tagIds: [] },
      { stageIds: [], members: [], tagIds: [tag] },
      { stageIds: [stage], members: [caller], tagIds: [tag] },
      { stageIds: [stage], members: [], tagIds: [], isWhole: true },
      { stageIds: [], members: [], tagIds: [], foldedExcept: [stage], isOverdue: true, isStill: true },
      ...[{ stageIds: [stage] }, { tagIds: [tag] }, { assignees: [caller] }].map((filters) => ({
        stageIds: [],
        members: [],
        tagIds: [],
        among: filtered(filters),
      })),
    ],
    clerk: ({ tag }) => [
      { stageIds: [], members: [], tagIds: [] },
      { stageIds: [], members: [], tagIds: [tag] },
    ],
  },
}

const details = {
  title: 'Call',
  note: undefined,
  dueOn: '2026-05-01',
  dueTime: undefined,
  priority: 'normal',
} as const
const aTask = ({ colleague }: OwnThings) => ({ ...details, assigneeId: colleague })
const listed = { leadId: undefined, isGiven: false, isDone: false, limit: 50, after: undefined }

export const taskRows: RowsOf<typeof api.tasks> = {
  list: {
    may: 'staff',
    calls: ({ lead, project }) => [
      listed,
      { ...listed, leadId: lead },
      { ...listed, projectId: project },
      { ...listed, isGiven: true },
      { ...listed, isDone: true },
    ],
    clerk: ({ sibling }) => [listed, { ...listed, leadId: sibling }],
  },
  add: {
    may: 'staff',
    calls: (own) => [
      aTask(own),
      { ...aTask(own), leadId: own.lead },
      { ...aTask(own), projectId: own.project },
    ],
    passes: [404],
  },
  edit: {
    may: 'staff',
    calls: (own) => [
      { id: own.task, ...aTask(own) },
      { id: own.projectTask, ...aTask(own) },
    ],
    passes: [404],
  },
  setDone: {
    may: 'staff',
    calls: ({ task, projectTask }) => [
      { id: task, isDone: true },
      { id: projectTask, isDone: true },
    ],
    passes: [404],
  },
  remove: {
    may: 'staff',
    calls: ({ task, projectTask }) => [{ id: task }, { id: projectTask }],
    passes: [404],
  },
  restore: {
    may: 'staff',
    calls: ({ deletedTask, deletedProjectTask }) => [{ id: deletedTask }, { id: deletedProjectTask }],
    passes: [404],
  },
}
