import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import { projectLimits } from '../../../projects/conversion/limits'
import type {
  LeadLink,
  NewMembers,
  NewProject,
  ProjectChange,
  WholeProject,
} from '../../../projects/conversion/model'
import { clientEndpoints } from './client-endpoints'
import {
  clientBody,
  email,
  given,
  members,
  optionalText,
  person,
  projectBody,
  readClientFacts,
  readProjectFacts,
  requiredText,
  writeClientFacts,
  writeProjectFacts,
} from './facts'
import { sheetReply } from './sheet'

const message = plainReply(z.object({ message: z.string() }))
const idReply = reply(
  z.object({ data: z.object({ _id: z.string() }) }),
  ({ id }: { id: string }) => ({ data: { _id: id } }),
  ({ data }) => ({ id: data._id }),
)

/** A confirmed project is the conversion itself; a draft is what a quotation needs (C-147, C-154). */
function actionOf({ leadId, isConfirmed }: { leadId?: string; isConfirmed: boolean }) {
  if (leadId) return isConfirmed ? 'leads.convert' : 'leads.edit'
  return isConfirmed ? 'projects.create' : 'projects.begin'
}

/** Of the wizard of older callers: client and people are known by their ids, who calls by the token. */
const sentBeside = {
  clientName: z.unknown().optional(),
  projectAdminName: z.unknown().optional(),
  isWeb: z.unknown().optional(),
  userId: z.unknown().optional(),
}

const linkQuery = {
  query: { leadId: z.uuid(), projectId: z.uuid() },
  read: ({ query }: { query: LeadLink }): LeadLink => query,
  write: ({ leadId, projectId }: LeadLink) => ({ query: { leadId, projectId } }),
}
const linking = {
  action: 'leads.edit',
  path: '/api/save-projectId-leads',
  about: ['leads', 'projects'],
  userId: 'query',
  reply: message,
} as const

const ofProject = request({
  query: { projectId: z.uuid() },
  read: ({ query }) => query,
  write: (query: { projectId: string }) => ({ query }),
})

export const projectEndpoints = {
  ...clientEndpoints,
  add: endpoint({
    action: (input: NewProject) => (input.isCompanyOwn ? 'company.editSettings' : actionOf(input)),
    method: 'POST',
    path: '/api/projects/add-project',
    about: ['leads', 'projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'Add a project for a client; the firm’s own project is made once and returned after that',
    description:
      'With `leadId` the project is linked to the lead in the same step, and the one that the lead has is returned as it is. A draft takes the next free name if its own is taken. Without it, a draft from a lead with the same client and name is returned.',
    request: request({
      body: z.object({
        clientId: z.uuid(),
        projectName: requiredText(projectLimits.projectName),
        location: optionalText(),
        phoneNumber: optionalText(),
        projectAdmin: person,
        teamMembers: members.default([]),
        leadId: z.uuid().optional(),
        isConfirmed: z.boolean().default(false),
        isFromLead: z.boolean().default(false),
        isCompanyCreated: z.boolean().default(false),
      }),
      read: ({ body }): NewProject => ({
        clientId: body.clientId,
        name: body.projectName,
        location: body.location || undefined,
        phone: body.phoneNumber || undefined,
        adminId: body.projectAdmin || undefined,
        memberIds: body.teamMembers,
        leadId: body.leadId,
        isConfirmed: body.isConfirmed,
        isFromLead: body.isFromLead,
        isCompanyOwn: body.isCompanyCreated,
      }),
      write: (project) => ({
        body: {
          clientId: project.clientId,
          projectName: project.name,
          location: project.location,
          phoneNumber: project.phone,
          projectAdmin: project.adminId,
          teamMembers: project.memberIds,
          leadId: project.leadId,
          isConfirmed: project.isConfirmed,
          isFromLead: project.isFromLead,
          isCompanyCreated: project.isCompanyOwn,
        },
      }),
    }),
    reply: idReply,
  }),
  saveAll: endpoint({
    action: actionOf,
    method: 'POST',
    path: '/api/projects/save-all-data',
    about: ['leads', 'projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'Save the project of the wizard: a new one, or the one that its lead has',
    description:
      'A name that another project has is refused. Called again, it saves the same project: the one of the lead in `leadId`, or else one from a lead with the same client and name that no lead is linked to yet.',
    request: request({
      body: z.object({
        ...projectBody,
        ...sentBeside,
        clientId: z.uuid(),
        name: requiredText(projectLimits.projectName),
        leadId: z.uuid().optional(),
        isConfirmed: z.boolean().default(true),
        isFromLead: z.boolean().default(false),
      }),
      read: ({ body }): WholeProject =>
        given({
          ...readProjectFacts(body),
          clientId: body.clientId,
          name: body.name,
          leadId: body.leadId,
          isConfirmed: body.isConfirmed,
          isFromLead: body.isFromLead,
        }),
      write: ({ clientId, name, leadId, isConfirmed, isFromLead, ...facts }) => ({
        body: {
          ...writeProjectFacts(facts),
          clientId,
          name,
          leadId,
          isConfirmed,
          isFromLead,
          isWeb: true,
        },
      }),
    }),
    reply: reply(
      z.object({ message: z.string(), data: z.object({ _id: z.string() }) }),
      ({ id, message }: { id: string; message: string }) => ({ message, data: { _id: id } }),
      ({ message, data }) => ({ id: data._id, message }),
    ),
  }),
  edit: endpoint({
    action: ({ isConfirmed }: ProjectChange) => (isConfirmed ? 'projects.create' : 'projects.edit'),
    method: 'POST',
    path: '/api/projects/edit-project',
    about: ['leads', 'projects'],
    service: 'PMT',
    userId: 'body',
    summary: 'Change a project and what is known of its client; isConfirmed finishes a draft',
    description:
      'What is not sent stays as it is. An email that another client of the company has makes that client the one of this project.',
    request: request({
      query: { id: z.uuid() },
      body: z.object({
        ...projectBody,
        ...clientBody,
        name: requiredText(projectLimits.projectName).optional(),
        clientName: requiredText(projectLimits.clientName).optional(),
        email: z.union([z.literal(''), email]).optional(),
        isConfirmed: z.boolean().optional(),
        userId: z.string().optional(),
      }),
      read: ({ query, body }): ProjectChange => {
        const client = given({
          ...readClientFacts(body),
          name: body.clientName,
          email: body.email || undefined,
        })
        return given({
          ...readProjectFacts(body),
          id: query.id,
          name: body.name,
          isConfirmed: body.isConfirmed,
          client: Object.keys(client).length > 0 ? client : undefined,
        })
      },
      write: ({ id, name, isConfirmed, client, ...facts }) => ({
        query: { id },
        body: {
          ...writeProjectFacts(facts),
          ...writeClientFacts(client ?? {}),
          name,
          clientName: client?.name,
          email: client?.email,
          isConfirmed,
        },
      }),
    }),
    reply: idReply,
  }),
  linkLead: endpoint({
    ...linking,
    method: 'POST',
    summary: 'Link a project to the lead it was made from; each has one of the other',
    request: request(linkQuery),
  }),
  linkLeadByGet: endpoint({
    ...linking,
    method: 'GET',
    takesNoKey: true,
    summary: 'The same as POST, for older callers; like every call it needs the bearer token (C-054)',
    request: request(linkQuery),
  }),
  byId: endpoint({
    action: 'projects.read',
    method: 'GET',
    path: '/api/projects/get-project-byId',
    about: ['projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'A project with its client and people, and who added it',
    request: ofProject,
    reply: sheetReply,
  }),
  removePlace: endpoint({
    action: 'projects.begin',
    method: 'POST',
    path: '/api/projects/edit-location',
    about: ['projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'Take away the place on the map that a draft was given, when the wizard is discarded',
    description: 'A confirmed project keeps its place.',
    request: request({
      query: { projectId: z.uuid() },
      body: z.object({ isDeleted: z.literal(true) }),
      read: ({ query }) => query,
      write: (query: { projectId: string }) => ({ query, body: { isDeleted: true } }),
    }),
    reply: message,
  }),
  addMembers: endpoint({
    action: 'projects.create',
    method: 'POST',
    path: '/api/projects/add-project-members',
    about: ['projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'Add people of the company to a project and say who leads it',
    request: request({
      query: { _id: z.uuid() },
      body: z.object({ projectAdmin: person, teamMembers: members.default([]) }),
      read: ({ query, body }): NewMembers => ({
        projectId: query._id,
        adminId: body.projectAdmin || undefined,
        memberIds: body.teamMembers,
      }),
      write: ({ projectId, adminId, memberIds }) => ({
        query: { _id: projectId },
        body: { projectAdmin: adminId, teamMembers: memberIds },
      }),
    }),
    reply: message,
  }),
}
