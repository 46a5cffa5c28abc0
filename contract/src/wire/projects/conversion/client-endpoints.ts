import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import { projectLimits } from '../../../projects/conversion/limits'
import type { KnownClient, NewClient } from '../../../projects/conversion/model'
import {
  clientBody,
  email,
  given,
  optionalText,
  readClientFacts,
  requiredText,
  writeClientFacts,
} from './facts'

/** With flag 0 the firm adds itself, for its own project. */
const ownFlag = '0'

function actionOf({ isCompanyItself, leadId }: NewClient) {
  if (isCompanyItself) return 'company.editSettings'
  return leadId ? 'leads.edit' : 'projects.begin'
}

export const clientEndpoints = {
  addClient: endpoint({
    action: actionOf,
    method: 'POST',
    path: '/api/projects/addClient',
    about: ['projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'Add a client; one whose email the company already knows is returned unchanged',
    description:
      'flag=0 means the firm itself, which is added once and returned after that. The email of a colleague is refused. With `leadId` the client that was made for this lead is taken again, with what is sent now, and is not called known.',
    request: request({
      query: { flag: z.string().optional() },
      body: z.object({
        ...clientBody,
        name: requiredText(projectLimits.clientName),
        email,
        phoneNumber: optionalText(),
        country: optionalText(),
        city: optionalText(),
        location: optionalText(),
        pinCode: optionalText(),
        leadId: z.uuid().optional(),
      }),
      read: ({ query, body }): NewClient =>
        given({
          ...readClientFacts(body),
          name: body.name,
          email: body.email,
          phone: body.phoneNumber || undefined,
          country: body.country || undefined,
          city: body.city || undefined,
          location: body.location || undefined,
          postalCode: body.pinCode || undefined,
          leadId: body.leadId,
          isCompanyItself: query.flag === ownFlag,
        }),
      write: (client) => ({
        query: { flag: client.isCompanyItself ? ownFlag : undefined },
        body: {
          ...writeClientFacts(client),
          name: client.name,
          projectName: client.name,
          email: client.email,
          phoneNumber: client.phone,
          country: client.country,
          city: client.city,
          location: client.location,
          pinCode: client.postalCode,
          leadId: client.leadId,
        },
      }),
    }),
    reply: reply(
      z.object({ data: z.object({ _id: z.string(), isClientAlreadyAdded: z.boolean(), name: z.string() }) }),
      ({ id, isKnownClient, name }: KnownClient) => ({
        data: { _id: id, isClientAlreadyAdded: isKnownClient, name },
      }),
      ({ data }) => ({ id: data._id, isKnownClient: data.isClientAlreadyAdded, name: data.name }),
    ),
  }),
  inviteClient: endpoint({
    action: 'projects.create',
    method: 'POST',
    path: '/user/edit-client-password',
    about: ['projects'],
    userId: 'query',
    summary: 'Invite the client of a project to the client area, by mail with a link that works once',
    description:
      'Their account is made where there is none. Somebody who has a password keeps it, and the mail leads to the sign-in (C-137, C-149).',
    request: request({
      query: { projectId: z.uuid() },
      read: ({ query }) => query,
      write: (input: { projectId: string }) => ({ query: input }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
}
