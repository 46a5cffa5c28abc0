import { z } from 'zod'
import type { Person } from '../accounts/model'
import { endpoint, noInput, plainReply, reply, request } from '../kit/endpoint'
import { inDataData } from '../kit/envelope'
import { designationForm, memberChangeForm, resendForm } from '../people/forms'
import type { Designation, MemberChange, MemberPlace } from '../people/model'
import { inviteRequest } from './people/invite'
import {
  designationWire,
  readDesignation,
  rightsWire,
  rolesReply,
  teamReply,
  writeDesignation,
} from './people/shapes'

const message = plainReply(z.object({ message: z.string() }))

const ofMember = request({
  body: z.object({ memberId: z.uuid() }),
  read: ({ body }) => body,
  write: (input: { memberId: string }) => ({ body: input }),
})

const adminWire = z.object({ _id: z.string(), fullName: z.string(), email: z.string() })

const placeWire = z.object({
  roleName: z.string(),
  rolesAssigned: rightsWire,
  features: z.array(z.string()).max(50),
  designation: z.string().optional(),
  reportTo: z.string().optional(),
})
const readPlace = (wire: z.infer<typeof placeWire>) =>
  ({
    role: wire.roleName,
    rights: wire.rolesAssigned,
    features: wire.features,
    designationId: wire.designation,
    reportsTo: wire.reportTo,
  }) as MemberPlace
const writePlace = (place: MemberPlace): z.infer<typeof placeWire> => ({
  roleName: place.role,
  rolesAssigned: place.rights,
  features: place.features,
  designation: place.designationId,
  reportTo: place.reportsTo,
})

const changeRequest = request({
  body: placeWire.extend({ memberId: z.string(), seen: placeWire.optional() }),
  read: ({ body }): MemberChange => ({
    memberId: body.memberId,
    ...readPlace(body),
    ...(body.seen && { seen: readPlace(body.seen) }),
  }),
  write: ({ memberId, seen, ...place }) => ({
    body: { memberId, ...writePlace(place), ...(seen && { seen: writePlace(seen) }) },
  }),
  check: memberChangeForm,
})

export const peopleEndpoints = {
  defaultRoles: endpoint({
    action: 'people.readChoices',
    method: 'GET',
    path: '/api/enterprise/get-default-roles',
    about: ['people'],
    userId: 'query',
    summary: 'The roles of the company and what each may do',
    request: noInput,
    reply: inDataData(rolesReply),
  }),
  designations: endpoint({
    action: 'people.readChoices',
    method: 'GET',
    path: '/api/enterprise/get-designations',
    about: ['people'],
    userId: 'query',
    summary: 'The designations of the company',
    request: noInput,
    reply: reply(
      z.array(designationWire),
      (list: Designation[]) => list.map(writeDesignation),
      (wire) => wire.map(readDesignation),
    ),
  }),
  createDesignation: endpoint({
    action: 'people.invite',
    method: 'POST',
    path: '/api/enterprise/create-designation',
    about: ['people'],
    userId: 'body',
    summary: 'Create a designation; its name is unique whatever its case',
    request: request({
      body: z.object({ designationName: z.string().max(500), userId: z.string().optional() }),
      read: ({ body }) => ({ name: body.designationName }),
      write: (input) => ({ body: { designationName: input.name } }),
      check: designationForm,
    }),
    reply: reply(designationWire, writeDesignation, readDesignation),
  }),
  admins: endpoint({
    action: 'people.readChoices',
    method: 'GET',
    path: '/api/enterprise/get-all-admins',
    about: ['people'],
    userId: 'query',
    summary: 'The admins of the company',
    request: noInput,
    reply: reply(
      z.array(adminWire),
      (people: Person[]) => people.map(({ id, fullName, email }) => ({ _id: id, fullName, email })),
      (wire) => wire.map(({ _id, fullName, email }): Person => ({ id: _id, fullName, email })),
    ),
  }),
  teamOnboard: endpoint({
    action: 'people.invite',
    method: 'POST',
    path: '/api/enterprise/team-onboard',
    about: ['people'],
    userId: 'query',
    summary: 'Invite one to sixteen people; their rights come from the role',
    request: inviteRequest,
    reply: plainReply(z.object({ message: z.string(), invited: z.number() })),
  }),
  team: endpoint({
    action: 'people.readTeam',
    method: 'GET',
    path: '/api/enterprise/team',
    about: ['people'],
    userId: 'query',
    summary: 'Everybody of the company, with role, rights and state',
    request: noInput,
    reply: inDataData(teamReply),
  }),
  changeMember: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/edit-team-member',
    about: ['people'],
    summary: 'Change role, rights, designation and manager of a member',
    request: changeRequest,
    reply: message,
  }),
  resetPassword: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/reset-member-password',
    about: ['people'],
    summary: 'Mail a new temporary password to a member and end their sessions',
    request: ofMember,
    reply: message,
  }),
  resendInvitation: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/resend-invitation',
    about: ['people'],
    summary:
      'Send an invitation again, to another address if one is given; what was mailed before no longer works',
    request: request({
      body: z.object({ memberId: z.string(), email: z.string().max(500).optional() }),
      read: ({ body }) => body,
      write: (input: { memberId: string; email?: string | undefined }) => ({ body: input }),
      check: resendForm,
    }),
    reply: message,
  }),
  withdrawInvitation: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/withdraw-invitation',
    about: ['people'],
    summary: 'Take back the invitation of a person who has not signed in yet',
    request: ofMember,
    reply: message,
  }),
  setAbsence: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/member-absence',
    about: ['people'],
    summary: 'Mark a member absent or present',
    request: request({
      body: z.object({ memberId: z.uuid(), isAbsent: z.boolean() }),
      read: ({ body }) => body,
      write: (input: { memberId: string; isAbsent: boolean }) => ({ body: input }),
    }),
    reply: message,
  }),
  openLeads: endpoint({
    action: 'people.manage',
    method: 'GET',
    path: '/api/enterprise/member-leads',
    about: ['leads'],
    summary: 'How many open leads a member has',
    request: request({
      query: { memberId: z.uuid() },
      read: ({ query }) => query,
      write: (input: { memberId: string }) => ({ query: input }),
    }),
    reply: plainReply(z.object({ openLeads: z.number() })),
  }),
  deactivate: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/deactivate-member',
    about: ['people'],
    summary: 'Deactivate a member and end their sessions; answers how many open leads need a new assignee',
    request: ofMember,
    reply: plainReply(z.object({ message: z.string(), openLeads: z.number() })),
  }),
  reactivate: endpoint({
    action: 'people.manage',
    method: 'POST',
    path: '/api/enterprise/reactivate-member',
    about: ['people'],
    summary: 'Let a deactivated member sign in again',
    request: ofMember,
    reply: message,
  }),
  ownPlace: endpoint({
    action: 'people.ownPlace',
    method: 'GET',
    path: '/api/enterprise/own-place',
    about: ['people'],
    summary: 'Your role, designation, manager and absence',
    request: noInput,
    reply: plainReply(
      z.object({
        role: z.string(),
        designation: z.string().optional(),
        reportsTo: z.string().optional(),
        isAbsent: z.boolean(),
      }),
    ),
  }),
  setOwnAbsence: endpoint({
    action: 'people.ownPlace',
    method: 'POST',
    path: '/api/enterprise/own-absence',
    about: ['people'],
    summary: 'Mark yourself absent or present',
    request: request({
      body: z.object({ isAbsent: z.boolean() }),
      read: ({ body }) => body,
      write: (input: { isAbsent: boolean }) => ({ body: input }),
    }),
    reply: message,
  }),
}
