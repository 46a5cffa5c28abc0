import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import type { Page } from '../../../kit/paging'
import { minutesForm } from '../../../projects/minutes/forms'
import { minutesLimits as limits } from '../../../projects/minutes/limits'
import type {
  Minutes,
  MinutesEdit,
  MinutesQuery,
  MinutesRow,
  MinutesSending,
  MinutesState,
  NewMinutes,
  PointTaskWish,
} from '../../../projects/minutes/model'
import { asMinutes, asRow, draftWire, minutesWire, rowWire } from './wire'

const id = z.uuid()
const justOne = request({
  params: { id },
  read: ({ params }) => params,
  write: ({ id }: { id: string }) => ({ params: { id } }),
})

const minutesReply = reply(minutesWire, (minutes: Minutes) => minutesWire.parse(minutes), asMinutes)

export const minutesEndpoints = {
  minutesOfProject: endpoint({
    action: 'projects.readMinutes',
    method: 'GET',
    path: '/api/minutes',
    about: ['minutes'],
    service: 'PMT',
    summary: 'The minutes of a project, the latest meeting first',
    request: request({
      query: {
        projectId: id,
        limit: z.coerce.number().int().min(1).max(limits.pageMax).default(limits.page),
        after: z.string().max(400).optional(),
      },
      read: ({ query }): MinutesQuery => ({ ...query, after: query.after }),
      write: ({ ...query }: MinutesQuery) => ({ query }),
    }),
    reply: reply(
      z.object({ minutes: z.array(rowWire), total: z.number(), after: z.string().optional() }),
      ({ rows, total, after }: Page<MinutesRow>) => ({
        minutes: rows.map((row) => rowWire.parse(row)),
        total,
        after,
      }),
      ({ minutes, total, after }): Page<MinutesRow> => ({ rows: minutes.map(asRow), total, after }),
    ),
  }),
  minutes: endpoint({
    action: 'projects.readMinutes',
    method: 'GET',
    path: '/api/minutes/:id',
    about: ['minutes', 'tasks'],
    service: 'PMT',
    summary: 'The minutes of one meeting, with the tasks that were made of its points',
    request: justOne,
    reply: minutesReply,
  }),
  addMinutes: endpoint({
    action: 'projects.editMinutes',
    method: 'POST',
    path: '/api/minutes',
    about: ['minutes', 'projects'],
    service: 'PMT',
    summary: 'Write the minutes of a meeting of a project',
    request: request({
      body: z.object({ projectId: id, ...draftWire }),
      read: ({ body }): NewMinutes => body,
      write: (body: NewMinutes) => ({ body }),
      check: z.object({ ...minutesForm.shape, projectId: id }),
    }),
    reply: minutesReply,
  }),
  saveMinutes: endpoint({
    action: 'projects.editMinutes',
    method: 'PUT',
    path: '/api/minutes/:id',
    about: ['minutes', 'projects'],
    service: 'PMT',
    summary: 'Change minutes; what somebody else saved since baseRevision is a conflict',
    description: 'The refusal then has both: its details say what is stored now.',
    request: request({
      params: { id },
      body: z.object({ baseRevision: z.number().int().min(1), ...draftWire }),
      read: ({ params, body }): MinutesEdit => ({ ...params, ...body }),
      write: ({ id, ...body }: MinutesEdit) => ({ params: { id }, body }),
      check: z.object({ ...minutesForm.shape, id, baseRevision: z.number() }),
    }),
    reply: minutesReply,
  }),
  setMinutesState: endpoint({
    action: 'projects.editMinutes',
    method: 'PUT',
    path: '/api/minutes/:id/state',
    about: ['minutes', 'projects'],
    service: 'PMT',
    summary: 'Delete minutes, restore them, share them with the client or take that back',
    description: `Deleted minutes can be restored for ${limits.restoreDays} days.`,
    request: request({
      params: { id },
      body: z.object({ kind: z.enum(['delete', 'restore', 'share', 'unshare']) }),
      read: ({ params, body }): MinutesState => ({ ...params, ...body }),
      write: ({ id, kind }: MinutesState) => ({ params: { id }, body: { kind } }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
  sendMinutes: endpoint({
    action: 'projects.editMinutes',
    method: 'POST',
    path: '/api/minutes/:id/send',
    about: ['minutes', 'projects'],
    service: 'PMT',
    summary: 'Send minutes to those who are named in them, one mail to each',
    description: `Without to, to all that have an address. At most ${limits.sendingsAnHour} times an hour.`,
    request: request({
      params: { id },
      body: z.object({
        revision: z.number().int().min(1),
        to: z.array(z.string().max(254)).max(limits.attendees).optional(),
      }),
      read: ({ params, body }): MinutesSending => ({ ...params, ...body }),
      write: ({ id, ...body }: MinutesSending) => ({ params: { id }, body }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
  makePointTask: endpoint({
    action: 'projects.editMinutes',
    method: 'POST',
    path: '/api/minutes/:id/points/:pointId/task',
    about: ['minutes', 'tasks', 'projects'],
    service: 'PMT',
    summary: 'Make a task of a point of minutes; a point has one at most',
    request: request({
      params: { id, pointId: id },
      body: z.object({ assigneeId: id, dueOn: z.string().max(20) }),
      read: ({ params, body }): PointTaskWish => ({ ...params, ...body }),
      write: ({ id, pointId, ...body }: PointTaskWish) => ({ params: { id, pointId }, body }),
      check: z.object({ id, pointId: id, assigneeId: id, dueOn: minutesForm.shape.heldOn }),
    }),
    reply: minutesReply,
  }),
}
