import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { aDraft } from './builders/capture'

export type Expected = 'open' | 'staff' | 'signedIn' | 'crm' | 'editors' | 'assigners' | 'admins'
interface Row {
  may: Expected
  input: unknown
  /** A call that is refused for another reason than rights has passed the policy. */
  passes?: number[]
}

const forged = { email: 'nobody@example.com', password: 'Foyer@2026', ticket: 'forged' }

const textFile = { name: 'notes.txt', contentType: 'text/plain', bytes: new Uint8Array(Buffer.from('Notes')) }

const invitation = {
  firstName: 'New',
  lastName: 'Person',
  email: 'new-person@example.com',
  role: 'Sales',
  designationId: randomUUID(),
}
const memberChange = {
  memberId: randomUUID(),
  role: 'Sales',
  rights: {
    crm: { edit: false, canAssign: false },
    quotation: { edit: false },
    pmt: { canCreateProject: false },
  },
  features: [],
}

const aTask = { title: 'Call', assigneeId: randomUUID(), dueOn: '2026-05-01', priority: 'normal' }
const customField = { sections: [0], type: 'text', isRequired: false, options: [] }

/** Every endpoint has a row here; a new one without a row fails. */
export const grid: Record<string, Row> = {
  'accounts.signIn': { may: 'open', input: { email: 'nobody@example.com', password: 'x' }, passes: [400] },
  'accounts.signOut': { may: 'signedIn', input: {} },
  'accounts.profile': { may: 'signedIn', input: {} },
  'accounts.self': { may: 'signedIn', input: {} },
  'accounts.features': { may: 'signedIn', input: {} },
  'accounts.sendCode': {
    may: 'open',
    input: { email: `${randomUUID()}@example.com`, purpose: 'recover' },
    passes: [429],
  },
  'accounts.verifyCode': {
    may: 'open',
    input: { email: 'nobody@example.com', code: '1234', requestId: randomUUID() },
    passes: [400],
  },
  'accounts.updatePassword': { may: 'open', input: forged, passes: [403] },
  'accounts.changePassword': {
    may: 'signedIn',
    input: { current: 'Wrong@123', password: 'Foyer@2026' },
    passes: [400],
  },
  'accounts.ownSessions': { may: 'signedIn', input: {} },
  'accounts.enterCompany': { may: 'signedIn', input: { companyId: randomUUID() }, passes: [404] },
  'accounts.endOwnSession': { may: 'signedIn', input: { sessionId: randomUUID() }, passes: [404] },
  'accounts.endOtherSessions': { may: 'signedIn', input: {} },
  'board.leadsInStage': { may: 'crm', input: { stageIds: [], members: [], tagIds: [] } },
  'onboarding.register': { may: 'open', input: forged, passes: [403] },
  'files.upload': { may: 'signedIn', input: { file: textFile } },
  'files.uploadByPut': { may: 'signedIn', input: { file: textFile } },
  'people.defaultRoles': { may: 'staff', input: {} },
  'people.designations': { may: 'staff', input: {} },
  'people.createDesignation': { may: 'admins', input: { name: 'Drafter' }, passes: [409] },
  'people.admins': { may: 'staff', input: {} },
  'people.teamOnboard': { may: 'admins', input: { rows: [invitation] }, passes: [400] },
  'people.team': { may: 'admins', input: {} },
  'people.changeMember': { may: 'admins', input: memberChange, passes: [404] },
  'people.resetPassword': { may: 'admins', input: { memberId: randomUUID() }, passes: [404] },
  'people.setAbsence': { may: 'admins', input: { memberId: randomUUID(), isAbsent: true }, passes: [404] },
  'people.openLeads': { may: 'admins', input: { memberId: randomUUID() }, passes: [404] },
  'people.deactivate': { may: 'admins', input: { memberId: randomUUID() }, passes: [404] },
  'people.reactivate': { may: 'admins', input: { memberId: randomUUID() }, passes: [404] },
  'people.ownPlace': { may: 'staff', input: {} },
  'people.setOwnAbsence': { may: 'staff', input: { isAbsent: true } },
  'accounts.editSteps': { may: 'signedIn', input: { endsFirstLogin: false, endsOnboarding: true } },
  'accounts.editPersonal': { may: 'signedIn', input: { city: 'Pune' } },
  'company.settings': { may: 'admins', input: {} },
  'company.editSettings': { may: 'admins', input: { kind: 'settings', change: { city: 'Pune' } } },
  'projects.addClient': {
    may: 'admins',
    input: { name: 'Neha Shah', email: 'neha@example.com', isCompanyItself: false },
  },
  'projects.add': {
    may: 'admins',
    input: {
      clientId: randomUUID(),
      name: 'Villa',
      memberIds: [],
      isConfirmed: false,
      isFromLead: false,
      isCompanyOwn: false,
    },
    passes: [404],
  },
  'projects.addMembers': { may: 'admins', input: { projectId: randomUUID(), memberIds: [] }, passes: [404] },
  'fields.list': { may: 'crm', input: { page: 1, limit: 12 } },
  'fields.listNew': { may: 'crm', input: {} },
  'fields.listCorporate': { may: 'crm', input: {} },
  'fields.get': { may: 'crm', input: { id: randomUUID() }, passes: [404] },
  'fields.add': { may: 'editors', input: { ...customField, name: 'Grid' }, passes: [409] },
  'fields.edit': { may: 'editors', input: { kind: 'delete', id: randomUUID() }, passes: [404] },
  'fields.leadForm': { may: 'crm', input: {} },
  'fields.saveLeadForm': { may: 'editors', input: { generation: 2 } },
  'fields.sources': { may: 'crm', input: {} },
  'fields.addSource': { may: 'editors', input: { name: 'Grid' } },
  'fields.sourceNames': { may: 'crm', input: {} },
  'fields.addSourceName': { may: 'editors', input: { name: 'Grid' } },
  'fields.workScopes': { may: 'crm', input: {} },
  'fields.addWorkScope': { may: 'crm', input: { name: 'Grid' } },
  'pipeline.get': { may: 'crm', input: {} },
  'pipeline.statuses': { may: 'crm', input: { page: 1, limit: 12 } },
  'pipeline.addStages': {
    may: 'editors',
    input: { stages: [{ name: 'Grid', sequence: 3 }] },
    passes: [409],
  },
  'pipeline.edit': {
    may: 'editors',
    input: { changes: [], deletedIds: [randomUUID()], restoredIds: [] },
    passes: [409],
  },
  'pipeline.addStatus': { may: 'editors', input: { stageId: randomUUID(), name: 'Grid' }, passes: [409] },
  'pipeline.editStatus': {
    may: 'editors',
    input: {
      from: { statusId: 8, stageId: randomUUID() },
      toStageId: randomUUID(),
      name: 'Grid',
      isMoveConfirmed: true,
    },
    passes: [409],
  },
  'pipeline.deleteStatus': {
    may: 'editors',
    input: { statusId: 8, stageId: randomUUID() },
    passes: [409],
  },
  'pipeline.rules': { may: 'crm', input: {} },
  'pipeline.addRule': {
    may: 'editors',
    input: { from: randomUUID(), to: randomUUID(), isAllowed: false, requiredFields: [] },
    passes: [409],
  },
  'pipeline.updateRule': { may: 'editors', input: { id: randomUUID(), kind: 'delete' }, passes: [409] },
  'places.search': { may: 'signedIn', input: { text: 'Pune' } },
  'places.reverse': { may: 'signedIn', input: { latitude: 18.52, longitude: 73.85 } },
  'places.coast': { may: 'signedIn', input: { south: 18, west: 72, north: 19, east: 73 } },
  'places.towns': { may: 'signedIn', input: { south: 18, west: 73, north: 19, east: 74 } },
  'tags.list': { may: 'crm', input: {} },
  'tags.save': { may: 'editors', input: { tags: [{ name: 'Hot', colour: 'Red' }] }, passes: [409] },
  'tags.edit': { may: 'editors', input: { kind: 'delete', id: randomUUID() }, passes: [404] },
  'tasks.list': { may: 'staff', input: { isDone: false, limit: 50 } },
  'tasks.add': { may: 'staff', input: aTask, passes: [404] },
  'tasks.edit': { may: 'staff', input: { id: randomUUID(), ...aTask }, passes: [404] },
  'tasks.setDone': { may: 'staff', input: { id: randomUUID(), isDone: true }, passes: [404] },
  'tasks.remove': { may: 'staff', input: { id: randomUUID() }, passes: [404] },
  'tasks.restore': { may: 'staff', input: { id: randomUUID() }, passes: [404] },
  'teams.list': { may: 'crm', input: {} },
  'teams.available': { may: 'crm', input: {} },
  'teams.members': { may: 'crm', input: { id: randomUUID() }, passes: [404] },
  'teams.create': { may: 'editors', input: { name: 'Homes', memberIds: [randomUUID()] }, passes: [400] },
  'teams.update': { may: 'editors', input: { kind: 'restore', id: randomUUID() }, passes: [404] },
  'teams.remove': { may: 'editors', input: { id: randomUUID() }, passes: [404] },
  'teams.leaders': { may: 'crm', input: { withLeads: true } },
  'teams.colleagues': { may: 'staff', input: {} },
  'teams.assignable': { may: 'crm', input: {} },
  'deleted.list': { may: 'admins', input: {} },
  'jobs.failed': { may: 'admins', input: {} },
  'jobs.retry': { may: 'admins', input: { id: randomUUID() }, passes: [404] },
  'leads.list': { may: 'crm', input: { tab: 'all', sort: 'created', descending: true, limit: 10, page: 0 } },
  'leads.counts': { may: 'crm', input: {} },
  'leads.add': { may: 'crm', input: aDraft() },
  'leads.addEdit': { may: 'crm', input: { kind: 'add', draft: aDraft() } },
  'leads.edit': { may: 'editors', input: { kind: 'delete', id: randomUUID() }, passes: [404] },
  'leads.byId': { may: 'crm', input: { id: randomUUID() }, passes: [404] },
  'leads.addTag': { may: 'editors', input: { leadId: randomUUID(), tagId: randomUUID() }, passes: [404] },
  'leads.removeTag': { may: 'editors', input: { leadId: randomUUID(), tagId: randomUUID() }, passes: [404] },
  'leads.addExpectedClosure': {
    may: 'editors',
    input: { leadId: randomUUID(), expectedClosure: '2026-05-01' },
    passes: [404],
  },
  'leads.duplicates': { may: 'crm', input: { phones: ['9000000001'], emails: ['hidden@example.com'] } },
  'leads.notifyOwner': { may: 'crm', input: { phones: ['9000000001'], emails: [] }, passes: [404] },
  'leads.merge': {
    may: 'editors',
    input: { keptId: randomUUID(), mergedId: randomUUID(), choices: {} },
    passes: [404],
  },
  'leads.undoMerge': { may: 'editors', input: { mergeId: randomUUID() }, passes: [404] },
  'leads.archived': { may: 'crm', input: { page: 1, limit: 100 } },
  'leads.bulk': { may: 'editors', input: { action: 'archive', selection: { ids: [randomUUID()] } } },
  'leads.assignMultiple': { may: 'assigners', input: { selection: { ids: [randomUUID()] } } },
  'leads.undoBulk': { may: 'editors', input: { undoId: randomUUID() }, passes: [409] },
  'leads.filterOptions': { may: 'crm', input: {} },
  'leads.listViews': { may: 'crm', input: {} },
  'leads.saveView': { may: 'crm', input: { name: 'Grid', isShared: false, query: '' } },
  'leads.editView': {
    may: 'crm',
    input: { id: randomUUID(), name: 'Grid', isShared: false, query: '' },
    passes: [404],
  },
  'leads.deleteView': { may: 'crm', input: { id: randomUUID() }, passes: [404] },
  'leads.readPreferences': { may: 'crm', input: {} },
  'leads.savePreferences': { may: 'crm', input: { columns: [] } },
  'leads.actions': { may: 'editors', input: { leadId: randomUUID(), comment: 'Grid' }, passes: [404] },
  'leads.logs': { may: 'crm', input: { leadId: randomUUID(), kinds: [], limit: 30 }, passes: [404] },
  'leads.interactions': { may: 'crm', input: { leadId: randomUUID() }, passes: [404] },
  'leads.saveInteraction': {
    may: 'editors',
    input: { leadId: randomUUID(), outcome: 'Grid' },
    passes: [404],
  },
  'leads.additionalDetails': { may: 'crm', input: { leadId: randomUUID() }, passes: [404] },
  'leads.patch': {
    may: 'editors',
    input: { leadId: randomUUID(), stageId: randomUUID(), change: {} },
    passes: [404],
  },
  'leads.undoStage': { may: 'editors', input: { leadId: randomUUID() }, passes: [404] },
  'leads.reopen': { may: 'admins', input: { leadId: randomUUID(), reason: 'Grid' }, passes: [404] },
  'leads.contacted': { may: 'editors', input: { leadId: randomUUID(), channel: 'call' }, passes: [404] },
  'leads.choices': { may: 'crm', input: {} },
  'leads.saveChoices': { may: 'editors', input: { kind: 'reason', choices: [] } },
  'leads.myDay': { may: 'crm', input: {} },
  'leads.overdue': { may: 'crm', input: {} },
  'leads.readReminders': { may: 'crm', input: {} },
  'leads.saveReminders': { may: 'crm', input: { byEmail: true } },
  'leads.export': { may: 'crm', input: { tab: 'all' } },
  'live.events': { may: 'signedIn', input: {} },
  'service.health': { may: 'open', input: {} },
  'service.ready': { may: 'open', input: {} },
  'service.apiDocument': { may: 'open', input: {} },
  'files.download': {
    may: 'open',
    input: { companyId: randomUUID(), fileId: randomUUID(), until: '1', signature: 'forged' },
    passes: [403],
  },
  'notifications.list': { may: 'signedIn', input: { tab: 'all', search: undefined, limit: 40, skip: 0 } },
  'notifications.unread': { may: 'signedIn', input: {} },
  'notifications.read': { may: 'signedIn', input: { ids: [randomUUID()] } },
  'notifications.readAll': { may: 'signedIn', input: {} },
  'notifications.rules': { may: 'staff', input: { feature: 'LMS' } },
  'notifications.send': {
    may: 'staff',
    input: { kind: 'bell', text: 'News', feature: 'LMS', link: '/lms/', extraIds: [] },
  },
}

export const endpoints = Object.entries(api).flatMap(([slice, of]) =>
  Object.entries(of as Record<string, AnyEndpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}`, endpoint] as const,
  ),
)
