import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../kit/endpoint'
import type { Page } from '../kit/paging'
import { taskDetailsForm, taskForm, taskQuery } from '../tasks/forms'
import { taskLimits } from '../tasks/limits'
import { type Task, type TaskChange, type TaskDraft, type TaskQuery, taskPriorities } from '../tasks/model'

const person = z.object({ id: z.string(), fullName: z.string(), email: z.string() })

export const taskWire = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string().optional(),
  lead: z.object({ id: z.string(), name: z.string() }).optional(),
  project: z.object({ id: z.string(), name: z.string() }).optional(),
  assignee: person.optional(),
  creator: person.optional(),
  dueOn: z.string(),
  dueTime: z.string().optional(),
  priority: z.enum(taskPriorities),
  doneAt: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const asTask = (wire: z.infer<typeof taskWire>): Task => ({
  ...wire,
  note: wire.note,
  lead: wire.lead,
  project: wire.project,
  assignee: wire.assignee,
  creator: wire.creator,
  dueTime: wire.dueTime,
  doneAt: wire.doneAt,
})

const taskReply = reply(taskWire, (task: Task) => taskWire.parse(task), asTask)

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().max(5000)
const detailsWire = {
  title: text,
  note: text.optional(),
  assigneeId: text,
  dueOn: text,
  dueTime: text.optional(),
  priority: z.enum(taskPriorities).default('normal'),
}
const ofTask = { id: z.uuid() }
const justTask = request({
  params: ofTask,
  read: ({ params }) => params,
  write: ({ id }: { id: string }) => ({ params: { id } }),
})

export const taskEndpoints = {
  list: endpoint({
    action: 'tasks.read',
    method: 'GET',
    path: '/api/tasks',
    about: ['tasks'],
    summary: 'Tasks of the caller, tasks the caller gave to others, or tasks of one lead or project',
    description: 'Open tasks by due time, done ones the latest first.',
    request: request({
      query: {
        leadId: z.uuid().optional(),
        projectId: z.uuid().optional(),
        given: z.enum(['true', 'false']).default('false'),
        done: z.enum(['true', 'false']).default('false'),
        limit: z.coerce.number().int().min(1).max(taskLimits.pageSizeMax).default(taskLimits.pageSize),
        after: z.string().max(400).optional(),
      },
      read: ({ query: { leadId, projectId, given, done, limit, after } }): TaskQuery => ({
        leadId,
        projectId,
        isGiven: given === 'true',
        isDone: done === 'true',
        limit,
        after,
      }),
      write: ({ leadId, projectId, isGiven, isDone, limit, after }) => ({
        query: { leadId, projectId, given: isGiven, done: isDone, limit, after },
      }),
      check: taskQuery,
    }),
    reply: reply(
      z.object({ tasks: z.array(taskWire), total: z.number(), after: z.string().optional() }),
      ({ rows, total, after }: Page<Task>) => ({
        tasks: rows.map((task) => taskWire.parse(task)),
        total,
        after,
      }),
      ({ tasks, total, after }): Page<Task> => ({ rows: tasks.map(asTask), total, after }),
    ),
  }),
  add: endpoint({
    action: 'tasks.edit',
    method: 'POST',
    path: '/api/tasks',
    about: ['tasks', 'leads'],
    summary: 'Give somebody a task, with or without a lead or a project',
    request: request({
      body: z.object({ ...detailsWire, leadId: z.uuid().optional(), projectId: z.uuid().optional() }),
      read: ({ body }) => body as TaskDraft,
      write: (body: TaskDraft) => ({ body }),
      check: taskForm,
    }),
    reply: taskReply,
  }),
  edit: endpoint({
    action: 'tasks.edit',
    method: 'PUT',
    path: '/api/tasks/:id',
    about: ['tasks', 'leads'],
    summary: 'Change a task; its lead and its project stay',
    request: request({
      params: ofTask,
      body: z.object({ ...detailsWire, seenAt: z.iso.datetime().optional() }),
      read: ({ params, body }) => ({ ...params, ...body }) as TaskChange,
      write: ({ id, ...body }: TaskChange) => ({ params: { id }, body }),
      check: z.object({
        ...taskDetailsForm.shape,
        ...ofTask,
        seenAt: z.string().optional(),
      }),
    }),
    reply: taskReply,
  }),
  setDone: endpoint({
    action: 'tasks.edit',
    method: 'PUT',
    path: '/api/tasks/:id/done',
    about: ['tasks', 'leads'],
    summary: 'Mark a task as done (isDone true), or open it again (isDone false)',
    request: request({
      params: ofTask,
      body: z.object({ isDone: z.boolean() }),
      read: ({ params, body }) => ({ ...params, ...body }),
      write: ({ id, isDone }: { id: string; isDone: boolean }) => ({ params: { id }, body: { isDone } }),
    }),
    reply: taskReply,
  }),
  remove: endpoint({
    action: 'tasks.edit',
    method: 'DELETE',
    path: '/api/tasks/:id',
    about: ['tasks', 'leads'],
    summary: 'Delete a task; it can be restored for 30 days',
    request: justTask,
    reply: plainReply(z.object({ message: z.string() })),
  }),
  restore: endpoint({
    action: 'tasks.edit',
    method: 'POST',
    path: '/api/tasks/:id/restore',
    about: ['tasks', 'leads'],
    summary: 'Restore a deleted task',
    request: justTask,
    reply: taskReply,
  }),
}
