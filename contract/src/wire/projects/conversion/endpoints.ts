import { z } from 'zod'
import { accountLimits } from '../../../accounts/limits'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import { fieldTexts } from '../../../kit/screen-texts'
import { projectLimits } from '../../../projects/conversion/limits'
import type { KnownClient, NewClient, NewMembers, NewProject } from '../../../projects/conversion/model'

const text = z.string().trim().max(projectLimits.text).optional()
const name = (max: number) => z.string().trim().min(1, fieldTexts.required).max(max, fieldTexts.tooLong(max))
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(accountLimits.emailMax, fieldTexts.invalid('Email'))
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldTexts.invalid('Email'))
const members = z.array(z.uuid()).max(projectLimits.members)
/** Older callers send an empty text for nobody. */
const person = z.union([z.uuid(), z.literal('')]).optional()

/** With flag 0 the firm adds itself, for its own project. */
const ownFlag = '0'

export const projectEndpoints = {
  addClient: endpoint({
    action: (input: NewClient) => (input.isCompanyItself ? 'company.editSettings' : 'projects.create'),
    method: 'POST',
    path: '/api/projects/addClient',
    about: [],
    service: 'PMT',
    userId: 'query',
    summary: 'Add a client; one whose email the company already knows is returned unchanged',
    description:
      'flag=0 means the firm itself, which is added once and returned after that. The email of a colleague is refused.',
    request: request({
      query: { flag: z.string().optional() },
      body: z.object({
        name: name(projectLimits.clientName),
        email,
        phoneNumber: text,
        city: text,
        location: text,
        pinCode: text,
      }),
      read: ({ query, body }): NewClient => ({
        name: body.name,
        email: body.email,
        phone: body.phoneNumber || undefined,
        city: body.city || undefined,
        location: body.location || undefined,
        postalCode: body.pinCode || undefined,
        isCompanyItself: query.flag === ownFlag,
      }),
      write: ({ isCompanyItself, phone, postalCode, ...client }) => ({
        query: { flag: isCompanyItself ? ownFlag : undefined },
        body: { ...client, projectName: client.name, phoneNumber: phone, pinCode: postalCode },
      }),
    }),
    reply: reply(
      z.object({ data: z.object({ _id: z.string(), isClientAlreadyAdded: z.boolean() }) }),
      ({ id, isKnownClient }: KnownClient) => ({ data: { _id: id, isClientAlreadyAdded: isKnownClient } }),
      ({ data }) => ({ id: data._id, isKnownClient: data.isClientAlreadyAdded }),
    ),
  }),
  add: endpoint({
    action: (input: NewProject) => (input.isCompanyOwn ? 'company.editSettings' : 'projects.create'),
    method: 'POST',
    path: '/api/projects/add-project',
    about: [],
    service: 'PMT',
    userId: 'query',
    summary: 'Add a project for a client; the firm’s own project is made once and returned after that',
    request: request({
      body: z.object({
        clientId: z.uuid(),
        projectName: name(projectLimits.projectName),
        location: text,
        phoneNumber: text,
        projectAdmin: person,
        teamMembers: members.default([]),
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
          isConfirmed: project.isConfirmed,
          isFromLead: project.isFromLead,
          isCompanyCreated: project.isCompanyOwn,
        },
      }),
    }),
    reply: reply(
      z.object({ data: z.object({ _id: z.string() }) }),
      ({ id }: { id: string }) => ({ data: { _id: id } }),
      ({ data }) => ({ id: data._id }),
    ),
  }),
  addMembers: endpoint({
    action: 'projects.create',
    method: 'POST',
    path: '/api/projects/add-project-members',
    about: [],
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
    reply: plainReply(z.object({ message: z.string() })),
  }),
}
