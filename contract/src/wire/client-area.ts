import { z } from 'zod'
import type { ClientProject, ClientProjectPage, SharedFileLinks, SharedMinutes } from '../client-area/model'
import { endpoint, noInput, plainReply, request } from '../kit/endpoint'
import { projectStages } from '../projects/record/model'
import { acceptForm, changesForm } from '../quotations/answer/forms'
import type { Acceptance, ChangeRequest } from '../quotations/answer/model'
import {
  acceptanceBody,
  changesBody,
  listedWire,
  paperReply,
  seenReply,
  shownReply,
} from './quotations/answer/shapes'

interface OfId {
  id: string
}

const ofId = { id: z.uuid() }
const justId = request({
  params: ofId,
  read: ({ params }): OfId => params,
  write: ({ id }) => ({ params: { id } }),
})

const reading = { action: 'clientArea.read', method: 'GET' } as const
const answering = { action: 'clientArea.answer', method: 'POST', about: ['quotations', 'projects'] } as const

const day = z.string().optional()
const projectShape = {
  id: z.string(),
  name: z.string(),
  stage: z.enum(projectStages),
  location: z.string().optional(),
  startOn: day,
  endOn: day,
}

const minutesShape = {
  id: z.string(),
  title: z.string(),
  heldOn: z.string(),
  place: z.string().optional(),
}

const projectPage = z.object({
  ...projectShape,
  contacts: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().optional(),
      isLead: z.boolean(),
    }),
  ),
  quotations: z.array(listedWire),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      folder: z.string().optional(),
      size: z.number(),
      sharedAt: z.string(),
      picture: z.string().optional(),
    }),
  ),
  minutes: z.array(z.object(minutesShape)),
}) satisfies z.ZodType<ClientProjectPage>

const minutesWire = z.object({
  ...minutesShape,
  projectId: z.string(),
  heldAt: z.string().optional(),
  notes: z.string().optional(),
  attendees: z.array(z.string()),
  points: z.array(z.object({ id: z.string(), text: z.string(), owner: z.string().optional(), dueOn: day })),
}) satisfies z.ZodType<SharedMinutes>

/** For clients with an account: their own projects, and what was shared with them. */
export const clientAreaEndpoints = {
  projects: endpoint({
    ...reading,
    path: '/api/client/projects',
    about: ['projects', 'quotations'],
    summary: 'Projects of the client who calls: those the firm has begun or sent a quotation for',
    request: noInput,
    reply: plainReply(
      z.object({
        projects: z.array(
          z.object({ ...projectShape, toAnswer: z.number() }) satisfies z.ZodType<ClientProject>,
        ),
      }),
    ),
  }),
  project: endpoint({
    ...reading,
    path: '/api/client/projects/:id',
    about: ['projects', 'quotations', 'projectFiles', 'minutes'],
    summary: 'One of the client’s projects: contacts, sent quotations, shared files and shared minutes',
    request: justId,
    reply: plainReply(projectPage),
  }),
  quotation: endpoint({
    ...reading,
    path: '/api/client/quotations/:id',
    about: ['quotations'],
    summary: 'A quotation of the client’s projects: the accepted version, else the newest that was sent',
    request: justId,
    reply: shownReply,
  }),
  quotationSeen: endpoint({
    ...answering,
    path: '/api/client/quotations/:id/seen',
    summary: 'Says that the client has the quotation before their eyes; the firm hears of the first time',
    request: justId,
    reply: seenReply,
  }),
  paper: endpoint({
    ...reading,
    path: '/api/client/quotations/:id/paper',
    about: ['quotations'],
    summary: 'Whether the PDF of what is shown is there, and a link to it that works for some minutes',
    request: justId,
    reply: paperReply,
  }),
  askPaper: endpoint({
    ...answering,
    path: '/api/client/quotations/:id/paper',
    summary: 'Ask for the PDF of what is shown; it is made in the background if it is not there',
    request: justId,
    reply: paperReply,
  }),
  accept: endpoint({
    ...answering,
    path: '/api/client/quotations/:id/accept',
    summary: 'Accept a quotation by name; it happens once, and a repeat gets the same answer',
    request: request({
      params: ofId,
      body: acceptanceBody,
      read: ({ params, body }): OfId & Acceptance => ({ ...params, ...body }),
      write: ({ id, ...body }) => ({ params: { id }, body }),
      check: acceptForm,
    }),
    reply: shownReply,
  }),
  askChanges: endpoint({
    ...answering,
    path: '/api/client/quotations/:id/changes',
    summary: 'Ask for changes of a quotation, item by item and in all',
    request: request({
      params: ofId,
      body: changesBody,
      read: ({ params, body }): OfId & ChangeRequest => ({ ...params, ...body }),
      write: ({ id, ...body }) => ({ params: { id }, body }),
      check: changesForm,
    }),
    reply: shownReply,
  }),
  file: endpoint({
    ...reading,
    path: '/api/client/files/:id',
    about: ['projectFiles'],
    summary: 'Links to a file that was shared with the client; they work for some minutes',
    request: justId,
    reply: plainReply(
      z.object({
        address: z.string(),
        picture: z.string().optional(),
      }) satisfies z.ZodType<SharedFileLinks>,
    ),
  }),
  minutes: endpoint({
    ...reading,
    path: '/api/client/minutes/:id',
    about: ['minutes'],
    summary: 'Minutes of a meeting that were shared with the client',
    request: justId,
    reply: plainReply(minutesWire),
  }),
}
