import { isValidCalendarDate } from '@foyer/contract/kit/dates'
import type { Page } from '@foyer/contract/kit/paging'
import { refuse } from '@foyer/contract/kit/refusal'
import { may } from '@foyer/contract/policy'
import { taskLimits } from '@foyer/contract/tasks/limits'
import { taskLines, taskRefusals, taskReplies } from '@foyer/contract/tasks/messages'
import type { Task, TaskChange, TaskDraft, TaskQuery } from '@foyer/contract/tasks/model'
import { mayChangeTask } from '@foyer/contract/tasks/rules'
import { asSystem, type CompanyScope, type Context, type Deps } from '../../context'
import { visibleProjects } from '../../db/visible-projects'
import { newId } from '../../new-id'
import { holdLead, inLeadScope, type LeadScope, readCursor, seeLead, writeCursor } from '../leads/service'
import { noRecords, visibleRecordsOf } from '../teams/service'
import { projectIsSeen } from './project/repository'
import * as repository from './repository'
import { tell, tellAssignee } from './tell'

/** People without access to leads do not see any through a task either. */
const noLeads: Pick<LeadScope, 'visibility' | 'visible'> = {
  visibility: repository.noLead,
  visible: noRecords,
}

interface TaskScope extends LeadScope {
  sees: repository.Sees
}

const inCallersTasks = <T>(ctx: Context, work: (scope: TaskScope) => Promise<T>): Promise<T> =>
  inLeadScope(ctx, async (known) => work(await taskScopeOf(known)))

async function taskScopeOf(known: LeadScope): Promise<TaskScope> {
  const { viewer } = known
  const scope = { ...known, ...(!may(viewer, 'leads.read') && noLeads) }
  const projects = visibleProjects(scope.db, scope.companyId, await visibleRecordsOf(scope, viewer))
  return { ...scope, sees: { leads: scope.visibility, projects } }
}

const moment = /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z?$/

function readAfter(text: string | undefined): { value: string; id: string } | undefined {
  if (text === undefined) return undefined
  const cursor = readCursor(text)
  const day = moment.exec(cursor?.value ?? '')?.[1]
  if (!cursor?.value || !day || !isValidCalendarDate(day)) return refuse(taskRefusals.badCursor)
  return { value: cursor.value, id: cursor.id }
}

function whichOf({ companyId, viewer }: TaskScope, { leadId, projectId, isGiven }: TaskQuery) {
  if (projectId !== undefined) return repository.ofProject(projectId)
  if (leadId !== undefined) return repository.ofLead(companyId, leadId)
  return isGiven ? repository.givenBy(viewer.userId) : repository.givenTo(viewer.userId)
}

/** A project of others and one that does not exist look the same. */
async function seeProject({ db, companyId, sees }: TaskScope, id: string): Promise<void> {
  if (!(await projectIsSeen(db, companyId, id, sees.projects))) refuse(taskRefusals.unknownProject)
}

export const list = (ctx: Context, query: TaskQuery): Promise<Page<Task>> =>
  inCallersTasks(ctx, async (scope) => {
    const { db, companyId, sees } = scope
    const { leadId, projectId, isDone, limit } = query
    const slice = { isDone, limit, after: readAfter(query.after) }
    if (leadId !== undefined) await seeLead(scope, leadId)
    if (projectId !== undefined) await seeProject(scope, projectId)
    const which = whichOf(scope, query)
    const found = await repository.findTasks(db, companyId, which, slice, sees)
    const last = found.length === limit ? found.at(-1) : undefined
    return {
      rows: found.map(({ task }) => task),
      total: await repository.countTasks(db, companyId, which, isDone),
      after: last && writeCursor({ value: last.key, id: last.task.id }),
    }
  })

/** For higher slices: what is due on some days, of some people; the first of each day, as far as the caller sees them. */
export async function dueTasks(
  known: LeadScope,
  query: repository.DueQuery,
): Promise<{ task: Task; total: number; mayChange: boolean }[]> {
  const { db, companyId, viewer, sees } = await taskScopeOf(known)
  const found = await repository.findDue(db, companyId, query, viewer.userId, sees)
  const who = { userId: viewer.userId, canEditLeads: may(viewer, 'leads.edit') }
  return found.map(({ task, total }) => {
    const [creatorId, assigneeId] = [task.creator?.id, task.assignee?.id]
    const seen = { seesLead: task.lead !== undefined, seesProject: task.project !== undefined }
    return { task, total, mayChange: mayChangeTask(who, { creatorId, assigneeId, ...seen }) }
  })
}

const shown = async ({ db, companyId, sees }: TaskScope, id: string): Promise<Task> =>
  (await repository.findTask(db, companyId, id, sees)) ?? refuse(taskRefusals.gone)

async function refuseAssignee({ db, companyId, viewer }: TaskScope, userId: string): Promise<void> {
  if (!(await repository.holdColleague(db, companyId, userId))) refuse(taskRefusals.unknownAssignee)
  if (userId !== viewer.userId && !may(viewer, 'tasks.giveToOthers')) refuse(taskRefusals.notToOthers)
  const open = await repository.countTasks(db, companyId, repository.givenTo(userId), false)
  if (open >= taskLimits.openPerPerson) refuse(taskRefusals.tooMany)
}

/** The current task, if the caller may see and change it. */
async function holdOwn(scope: TaskScope, id: string, isDeleted = false): Promise<repository.TaskRecord> {
  const { db, companyId, viewer, sees } = scope
  const held = await repository.holdTask(db, companyId, id, isDeleted)
  if (!held) return refuse(taskRefusals.gone)
  const { creatorId, assigneeId } = held
  const { lead, project } = (await repository.findTask(db, companyId, id, sees)) ?? {}
  const [seesLead, seesProject] = [lead !== undefined, project !== undefined]
  const whose = { creatorId, assigneeId, seesLead, seesProject }
  if (mayChangeTask({ userId: viewer.userId, canEditLeads: may(viewer, 'leads.edit') }, whose)) return held
  return refuse(seesLead ? taskRefusals.notYours : taskRefusals.gone)
}

export const add = (ctx: Context, draft: TaskDraft): Promise<Task> =>
  inCallersTasks(ctx, async (scope) => {
    const { db, companyId, now, viewer } = scope
    if (draft.leadId) await holdLead(scope, draft.leadId)
    if (draft.projectId) await seeProject(scope, draft.projectId)
    await refuseAssignee(scope, draft.assigneeId)
    const task = {
      ...draft,
      companyId,
      id: newId(now),
      leadId: draft.leadId ?? null,
      projectId: draft.projectId ?? null,
      creatorId: viewer.userId,
      createdAt: now,
      updatedAt: now,
    }
    await repository.insertTask(db, task)
    const line = taskLines.created(task.title)
    await tell(scope, task, [task.assigneeId], { ofLead: line, ofProject: line })
    await tellAssignee(scope, task)
    return shown(scope, task.id)
  })

/** For higher slices, in a transaction of theirs: a point of a meeting becomes a task of its project. */
export const addProjectTask = (
  scope: CompanyScope,
  ctx: Context,
  draft: TaskDraft & { projectId: string },
): Promise<Task> => add({ ...ctx, entered: scope }, draft)

/** Two changes within one millisecond must not look like one. */
const changedAt = ({ now }: TaskScope, { updatedAt }: repository.TaskRecord): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))

export const edit = (ctx: Context, { id, seenAt, ...change }: TaskChange): Promise<Task> =>
  inCallersTasks(ctx, async (scope) => {
    const task = await holdOwn(scope, id)
    if (seenAt !== undefined && seenAt !== task.updatedAt.toISOString()) refuse(taskRefusals.changed)
    if (change.assigneeId !== task.assigneeId) await refuseAssignee(scope, change.assigneeId)
    const { title, note = null, assigneeId, dueOn, dueTime = null, priority } = change
    const details = { title, note, assigneeId, dueOn, dueTime, priority }
    await repository.updateTask(scope.db, scope.companyId, id, {
      ...details,
      updatedAt: changedAt(scope, task),
    })
    await tell(scope, task, [task.assigneeId, assigneeId])
    if (assigneeId !== task.assigneeId) await tellAssignee(scope, { ...task, ...details })
    return shown(scope, id)
  })

export const setDone = (ctx: Context, { id, isDone }: { id: string; isDone: boolean }): Promise<Task> =>
  inCallersTasks(ctx, async (scope) => {
    const { db, companyId, now, viewer } = scope
    const task = await holdOwn(scope, id)
    if (isDone === (task.doneAt !== null)) return shown(scope, id)
    await repository.updateTask(db, companyId, id, {
      doneAt: isDone ? now : null,
      doneBy: isDone ? viewer.userId : null,
      updatedAt: changedAt(scope, task),
    })
    const sentence = isDone ? taskLines.done(task.title) : taskLines.reopened(task.title)
    await tell(scope, task, [task.assigneeId], { ofLead: sentence, ofProject: sentence })
    return shown(scope, id)
  })

export const remove = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inCallersTasks(ctx, async (scope) => {
    const task = await holdOwn(scope, id)
    await repository.updateTask(scope.db, scope.companyId, id, {
      deletedAt: scope.now,
      updatedAt: changedAt(scope, task),
    })
    await tell(scope, task, [task.assigneeId], { ofProject: taskLines.removed(task.title) })
    return { message: taskReplies.removed }
  })

export const restore = (ctx: Context, { id }: { id: string }): Promise<Task> =>
  inCallersTasks(ctx, async (scope) => {
    const task = await holdOwn(scope, id, true)
    await repository.updateTask(scope.db, scope.companyId, id, {
      deletedAt: null,
      updatedAt: changedAt(scope, task),
    })
    await tell(scope, task, [task.assigneeId], { ofProject: taskLines.restored(task.title) })
    return shown(scope, id)
  })

/** Deleted tasks can be restored for a while; then they are erased (C-041). */
export const eraseDeletedTasks = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now }) => {
    await repository.eraseTasks(db, new Date(now.getTime() - taskLimits.restoreDays * 86_400_000))
  })
