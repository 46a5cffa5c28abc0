import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import { projectChangeForm } from '../../../projects/record/forms'
import { projectRecordLimits as limits } from '../../../projects/record/limits'
import {
  type FoundProject,
  type Project,
  type ProjectChange,
  type ProjectFilter,
  type ProjectList,
  type ProjectLog,
  type ProjectLogQuery,
  type ProjectQuery,
  type ProjectStage,
  type ProjectTeam,
  projectFilters,
  projectLogKinds,
  projectStages,
} from '../../../projects/record/model'
import {
  asProject,
  asRow,
  foundWire,
  logLineWire,
  projectRowWire,
  projectWire,
  readFound,
  readLine,
  writeFound,
  writeLine,
} from './shapes'

const ofProject = { id: z.uuid() }
const justProject = request({
  params: ofProject,
  read: ({ params }) => params,
  write: ({ id }: { id: string }) => ({ params: { id } }),
})
const projectReply = reply(projectWire, (project: Project) => projectWire.parse(project), asProject)
const cursor = z.string().max(400).optional()

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().max(5000)
const some = text.optional()

const counted = z.object(
  Object.fromEntries(projectFilters.map((filter) => [filter, z.number()])) as Record<
    ProjectFilter,
    z.ZodNumber
  >,
)

export const projectRecordEndpoints = {
  list: endpoint({
    action: 'projects.read',
    method: 'GET',
    path: '/api/projects',
    about: ['projects'],
    summary: 'Projects that the caller may see, those changed last first',
    description:
      'filter is a stage or draft (made for a quotation, not finished in the wizard). counts says how many there are of each.',
    request: request({
      query: {
        search: z.string().max(limits.search).default(''),
        filter: z.enum(projectFilters).optional(),
        limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
        after: cursor,
      },
      read: ({ query }): ProjectQuery => ({
        search: query.search.trim(),
        filter: query.filter,
        limit: query.limit,
        after: query.after,
      }),
      write: ({ search, ...query }) => ({ query: { ...query, search: search || undefined } }),
    }),
    reply: reply(
      z.object({
        projects: z.array(projectRowWire),
        total: z.number(),
        counts: counted,
        after: z.string().optional(),
      }),
      ({ rows, total, counts, after }: ProjectList) => ({
        projects: rows.map((row) => projectRowWire.parse(row)),
        total,
        counts: counted.parse(counts),
        after,
      }),
      ({ projects, total, counts, after }): ProjectList => ({
        rows: projects.map(asRow),
        total,
        counts,
        after,
      }),
    ),
  }),
  read: endpoint({
    action: 'projects.read',
    method: 'GET',
    path: '/api/projects/:id',
    about: ['projects'],
    summary: 'One project with its client, its people and what the caller may do',
    request: justProject,
    reply: projectReply,
  }),
  change: endpoint({
    action: 'projects.edit',
    method: 'PUT',
    path: '/api/projects/:id',
    about: ['projects'],
    summary: 'Change the facts of a project',
    description:
      'What is left out is emptied. With seenAt (updatedAt of what the caller saw) a change meanwhile is refused with 409.',
    request: request({
      params: ofProject,
      body: z.object({
        name: text,
        stage: z.enum(projectStages),
        startOn: some,
        endOn: some,
        value: z.number().int().optional(),
        phone: some,
        location: some,
        city: some,
        postalCode: some,
        area: some,
        areaUnit: some,
        workScope: some,
        note: some,
        seenAt: z.iso.datetime().optional(),
      }),
      read: ({ params, body }) => ({ ...params, ...body }) as ProjectChange,
      write: ({ id, ...body }: ProjectChange) => ({ params: { id }, body }),
      check: projectChangeForm,
    }),
    reply: projectReply,
  }),
  setStage: endpoint({
    action: 'projects.edit',
    method: 'PUT',
    path: '/api/projects/:id/stage',
    about: ['projects'],
    summary: 'Say how far a project is',
    request: request({
      params: ofProject,
      body: z.object({ stage: z.enum(projectStages) }),
      read: ({ params, body }) => ({ ...params, ...body }),
      write: ({ id, stage }: { id: string; stage: ProjectStage }) => ({ params: { id }, body: { stage } }),
    }),
    reply: projectReply,
  }),
  setTeam: endpoint({
    action: 'projects.edit',
    method: 'PUT',
    path: '/api/projects/:id/team',
    about: ['projects'],
    summary: 'Say who leads a project and who works on it; people who are left out do not any more',
    request: request({
      params: ofProject,
      body: z.object({ adminId: z.uuid().optional(), memberIds: z.array(z.uuid()).max(limits.members) }),
      read: ({ params, body }): ProjectTeam => ({
        id: params.id,
        adminId: body.adminId,
        memberIds: body.memberIds,
      }),
      write: ({ id, ...body }) => ({ params: { id }, body }),
    }),
    reply: projectReply,
  }),
  remove: endpoint({
    action: 'projects.edit',
    method: 'DELETE',
    path: '/api/projects/:id',
    about: ['projects', 'leads', 'tasks'],
    summary: 'Delete a project with everything in it; it can be restored',
    request: justProject,
    reply: plainReply(z.object({ message: z.string() })),
  }),
  restore: endpoint({
    action: 'projects.edit',
    method: 'POST',
    path: '/api/projects/:id/restore',
    about: ['projects', 'leads', 'tasks'],
    summary: 'Restore a deleted project',
    request: justProject,
    reply: projectReply,
  }),
  logs: endpoint({
    action: 'projects.read',
    method: 'GET',
    path: '/api/projects/get-all-logs',
    about: ['projects'],
    service: 'PMT',
    userId: 'query',
    summary: 'What happened in a project, the newest first',
    description:
      'logType is momLog, fileLog, taskLog, projectLog or quotationLog. Up to 500 lines at once; after goes on where a page ended.',
    request: request({
      query: {
        projectId: z.uuid(),
        kind: z.enum(projectLogKinds).optional(),
        limit: z.coerce.number().int().min(1).max(limits.logPageMax).default(limits.logPageMax),
        after: cursor,
      },
      read: ({ query }): ProjectLogQuery => ({
        projectId: query.projectId,
        kind: query.kind,
        limit: query.limit,
        after: query.after,
      }),
      write: (query) => ({ query: { ...query } }),
    }),
    reply: reply(
      z.object({ data: z.array(logLineWire), projectId: z.string(), after: z.string().optional() }),
      ({ projectId, lines, after }: ProjectLog) => ({
        data: lines.map(writeLine(projectId)),
        projectId,
        after,
      }),
      ({ projectId, data, after }): ProjectLog => ({ projectId, lines: data.map(readLine), after }),
    ),
  }),
  search: endpoint({
    action: 'projects.read',
    method: 'POST',
    path: '/api/projects/search-project',
    about: ['projects'],
    service: 'PMT',
    userId: 'query',
    takesNoKey: true,
    summary: 'The projects that fit some words best: by name, client or place',
    request: request({
      query: { status: z.string().optional(), type: z.string().optional() },
      body: z.object({ name: z.string().max(limits.search) }),
      read: ({ body }): { words: string } => ({ words: body.name.trim() }),
      write: ({ words }) => ({ query: { status: '1', type: '1' }, body: { name: words } }),
    }),
    reply: reply(
      z.object({ data: z.array(foundWire) }),
      (found: FoundProject[]) => ({ data: found.map(writeFound) }),
      ({ data }): FoundProject[] => data.map(readFound),
    ),
  }),
}
