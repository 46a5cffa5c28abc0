import type { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { nobodys } from '../../two-companies/own-things'
import type { RowsOf } from '../row'

const project = { name: 'Villa', memberIds: [], isConfirmed: false, isFromLead: false, isCompanyOwn: false }
const neha = { name: 'Neha Shah', email: 'neha@example.com', isCompanyItself: false }

export const conversionRows: RowsOf<typeof projectEndpoints> = {
  addClient: {
    may: 'editors',
    calls: ({ lead, double, begun }) => [
      neha,
      { ...neha, email: 'client-alpha@example.com' },
      { ...neha, email: 'colleague-alpha@example.com' },
      { name: 'Studio', email: 'studio@example.com', isCompanyItself: true },
      { ...neha, leadId: lead },
      { ...neha, leadId: double },
      { ...neha, leadId: begun },
      { ...neha, leadId: begun, email: 'client-alpha@example.com' },
    ],
    passes: [404],
  },
  inviteClient: {
    may: 'admins',
    calls: ({ project: id, draft, sharedProject }) => [
      { projectId: id },
      { projectId: draft },
      { projectId: sharedProject },
    ],
    passes: [404],
  },
  add: {
    may: 'editors',
    calls: ({ client, colleague, caller, lead, double, begun, patron }) => [
      { ...project, clientId: client },
      { ...project, clientId: client, memberIds: [colleague, caller], adminId: colleague },
      { ...project, clientId: client, name: 'Alpha Villa' },
      { ...project, clientId: patron, name: 'Alpha Begun', isFromLead: true },
      { ...project, clientId: client, leadId: lead, memberIds: [colleague], isFromLead: true },
      { ...project, clientId: client, leadId: double, memberIds: [colleague], isFromLead: true },
      { ...project, clientId: client, leadId: lead, name: 'Alpha Villa', isFromLead: true },
      { ...project, clientId: client, leadId: begun, isFromLead: true },
      { ...project, clientId: nobodys.client, isCompanyOwn: true },
    ],
    passes: [404],
  },
  saveAll: {
    may: 'admins',
    calls: ({ client, colleague, caller, lead, double, begun, patron }) => [
      {
        clientId: client,
        name: 'Villa',
        adminId: caller,
        memberIds: [colleague],
        isConfirmed: true,
        isFromLead: false,
      },
      { clientId: client, name: 'Alpha Villa', isConfirmed: true, isFromLead: false },
      { clientId: patron, name: 'Alpha Begun', isConfirmed: true, isFromLead: true },
      { clientId: client, name: 'Villa', leadId: lead, isConfirmed: true, isFromLead: true },
      { clientId: client, name: 'Villa', leadId: double, isConfirmed: true, isFromLead: true },
      {
        clientId: client,
        name: 'Villa',
        leadId: begun,
        memberIds: [caller],
        isConfirmed: true,
        isFromLead: true,
      },
    ],
    passes: [404],
  },
  edit: {
    may: 'staff',
    calls: ({ draft, project: id, colleague }) => [
      { id, city: 'Pune' },
      { id, name: 'Alpha House' },
      { id: draft, adminId: colleague, memberIds: [colleague], isConfirmed: true },
      { id: draft, client: { email: 'client-alpha@example.com' } },
      { id: draft, client: { email: 'colleague-alpha@example.com' } },
      { id: draft, client: { name: 'Neha Shah', email: 'neha@example.com' } },
    ],
    passes: [404],
  },
  linkLead: {
    may: 'editors',
    calls: ({ lead, double, begun, project: id, draft }) => [
      { leadId: double, projectId: id },
      { leadId: lead, projectId: id },
      { leadId: begun, projectId: draft },
      { leadId: begun, projectId: id },
      { leadId: lead, projectId: draft },
    ],
    passes: [404],
  },
  linkLeadByGet: {
    may: 'editors',
    calls: ({ double, project: id }) => [{ leadId: double, projectId: id }],
    passes: [404],
  },
  byId: {
    may: 'staff',
    calls: ({ draft, project: id }) => [{ projectId: id }, { projectId: draft }],
    clerk: ({ draft, project: id }) => [{ projectId: id }, { projectId: draft }],
    hidden: ({ hiddenProject }) => [{ projectId: hiddenProject }],
    passes: [404],
  },
  removePlace: {
    may: 'editors',
    calls: ({ draft, project: id }) => [{ projectId: draft }, { projectId: id }],
    passes: [404],
  },
  addMembers: {
    may: 'admins',
    calls: ({ project: id, colleague, caller }) => [
      { projectId: id, memberIds: [] },
      { projectId: id, memberIds: [caller, colleague], adminId: caller },
    ],
    passes: [404],
  },
}
