import { z } from 'zod'
import { endpoint, noInput, plainReply, request } from '../kit/endpoint'
import { limitsForm, teamForm, weightsForm } from '../teams/forms'
import type { AssignmentLimit, TeamDetails, TeamEdit, TurnWeight } from '../teams/model'
import {
  assignableReply,
  colleaguesReply,
  limitsReply,
  limitWire,
  membersReply,
  peopleReply,
  teamsReply,
  turnReply,
} from './teams/shapes'

const message = plainReply(z.object({ message: z.string() }))

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const detailsWire = z.object({ name: z.string().max(500), members: z.array(z.string()).max(5_000) })
const readDetails = ({ name, members }: z.infer<typeof detailsWire>): TeamDetails => ({
  name,
  memberIds: members,
})
const writeDetails = ({ name, memberIds }: TeamDetails) => ({ name, members: memberIds })

const editBody = detailsWire
  .extend({ updatedAt: z.iso.datetime(), isDeleted: z.literal(false), userId: z.string() })
  .partial()

function readEdit(id: string, body: z.infer<typeof editBody>): TeamEdit {
  const { name, members, isDeleted, updatedAt } = body
  if (isDeleted === false && name === undefined) return { kind: 'restore', id }
  return {
    kind: 'change',
    id,
    ...readDetails({ name: name ?? '', members: members ?? [] }),
    seenAt: updatedAt,
  }
}

const ofTeam = { id: z.uuid() }

export const teamEndpoints = {
  list: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/teams',
    about: ['teams', 'people'],
    userId: 'query',
    summary: 'The teams of the company with their members',
    request: noInput,
    reply: teamsReply,
  }),
  // Before /team/:id, as the specification asks; the router prefers the fixed path in any order.
  available: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/team/available-members',
    about: ['teams', 'people'],
    userId: 'query',
    summary: 'Everybody who can be in a team',
    request: noInput,
    reply: peopleReply,
  }),
  members: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/team/:id',
    about: ['teams', 'people'],
    userId: 'query',
    summary: 'The members of one team who are at work',
    request: request({
      params: { id: z.uuid() },
      read: ({ params }) => ({ id: params.id }),
      write: ({ id }: { id: string }) => ({ params: { id } }),
    }),
    reply: membersReply,
  }),
  create: endpoint({
    action: 'teams.edit',
    method: 'POST',
    path: '/team',
    about: ['teams'],
    userId: 'query',
    summary: 'Create a team; its name is unique whatever its case',
    request: request({
      body: detailsWire,
      read: ({ body }) => readDetails(body),
      write: (details) => ({ body: writeDetails(details) }),
      check: teamForm,
    }),
    reply: message,
  }),
  update: endpoint({
    action: 'teams.edit',
    method: 'PUT',
    path: '/team/:id',
    about: ['teams'],
    userId: 'query',
    summary: 'Change name and members of a team, or restore a deleted one (isDeleted false)',
    request: request({
      params: ofTeam,
      body: editBody,
      read: ({ params, body }) => readEdit(params.id, body),
      write: (edit: TeamEdit) => ({
        params: { id: edit.id },
        body:
          edit.kind === 'change' ? { ...writeDetails(edit), updatedAt: edit.seenAt } : { isDeleted: false },
      }),
      check: z.discriminatedUnion('kind', [
        z.object({
          ...teamForm.shape,
          ...ofTeam,
          kind: z.literal('change'),
          seenAt: z.string().optional(),
        }),
        z.object({ ...ofTeam, kind: z.literal('restore') }),
      ]) as z.ZodType<TeamEdit>,
    }),
    reply: message,
  }),
  remove: endpoint({
    action: 'teams.edit',
    method: 'DELETE',
    path: '/team/:id',
    about: ['teams'],
    userId: 'query',
    summary: 'Delete a team; it can be restored for 30 days',
    request: request({
      params: ofTeam,
      read: ({ params }) => params,
      write: (input: { id: string }) => ({ params: input }),
    }),
    reply: message,
  }),
  leaders: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/api/enterprise/get-team-leaders',
    about: ['teams', 'people'],
    userId: 'query',
    summary: 'People whom somebody reports to, and admins; access 1 leaves out those without access to leads',
    request: request({
      query: { access: z.literal('1').optional() },
      read: ({ query }) => ({ withLeads: query.access === '1' }),
      write: ({ withLeads }: { withLeads: boolean }) => ({ query: { access: withLeads ? '1' : undefined } }),
    }),
    reply: colleaguesReply,
  }),
  colleagues: endpoint({
    action: 'people.readChoices',
    method: 'GET',
    path: '/api/enterprise/get-team-member',
    about: ['teams', 'people'],
    userId: 'query',
    summary: 'Everybody who works in the company',
    request: noInput,
    reply: colleaguesReply,
  }),
  assignable: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/user/get-lead-assign-access-users',
    about: ['teams', 'people'],
    userId: 'query',
    summary: 'Everybody a lead can be assigned to: at work, with access to leads',
    request: noInput,
    reply: assignableReply,
  }),
  turn: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/user/lead-assignment-turn',
    about: ['teams', 'people', 'leads'],
    userId: 'query',
    summary: 'Who gets new leads by automatic assignment, the next one first, and who is passed over and why',
    description: 'An addition: the specification names no call for this.',
    request: noInput,
    reply: turnReply,
  }),
  saveWeights: endpoint({
    action: 'company.editAssignment',
    method: 'PUT',
    path: '/user/lead-assignment-weights',
    about: ['teams'],
    userId: 'query',
    summary:
      'How many new leads in a row people get by automatic assignment, 0 to leave them out; who is not named keeps theirs',
    description: 'An addition: the specification names no call for this.',
    request: request({
      body: z.object({ weights: z.array(z.object({ userId: z.string(), weight: z.number() })).max(5_000) }),
      read: ({ body }) => body,
      write: (body: { weights: TurnWeight[] }) => ({ body }),
      check: weightsForm,
    }),
    reply: turnReply,
  }),
  limits: endpoint({
    action: 'teams.read',
    method: 'GET',
    path: '/user/lead-assignment-limits',
    about: ['teams', 'people', 'leads'],
    userId: 'query',
    summary:
      'Which new leads only the people of a team get by automatic assignment, who of them is next, and the sources that can be named',
    description: 'An addition: the specification names no call for this.',
    request: noInput,
    reply: limitsReply,
  }),
  saveLimits: endpoint({
    action: 'company.editAssignment',
    method: 'PUT',
    path: '/user/lead-assignment-limits',
    about: ['teams'],
    userId: 'query',
    summary:
      'Replace which new leads only the people of a team get; one with its _id keeps its place in the turn',
    description: 'An addition: the specification names no call for this.',
    request: request({
      body: z.object({ limits: z.array(limitWire).max(1_000) }),
      read: ({ body }) => ({
        limits: body.limits.map(({ _id, ...limit }): AssignmentLimit => ({ id: _id, ...limit })),
      }),
      write: ({ limits }: { limits: AssignmentLimit[] }) => ({
        body: { limits: limits.map(({ id, ...limit }) => ({ _id: id, ...limit })) },
      }),
      check: limitsForm,
    }),
    reply: limitsReply,
  }),
}
