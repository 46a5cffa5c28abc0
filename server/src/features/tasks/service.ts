import { isValidCalendarDate } from '@foyer/contract/kit/dates'
import type { Page } from '@foyer/contract/kit/paging'
import { refuse } from '@foyer/contract/kit/refusal'
import { may } from '@foyer/contract/policy'
import { taskLimits } from '@foyer/contract/tasks/limits'
import { taskLines, taskRefusals, taskReplies } from '@foyer/contract/tasks/messages'
import type { Task, TaskChange, TaskDraft, TaskQuery } from '@foyer/contract/tasks/model'
import { mayChangeTask } from '@foyer/contract/tasks/rules'
import { asSystem, type Context, type Deps } from '../../context'
import { newId } from '../../new-id'
import { holdLead, readCursor, seeLead, type Touch, touching, writeCursor } from '../leads/service'
import { nothing } from '../teams/service'
import * as repository from './repository'
import { tell, tellAssignee } from './tell'

/** People without access to leads do not see any through a task either. */
const noLeads: Pick<Touch, 'visibility' | 'sight'> = {
  visibility: repository.noLead,
  sight: nothing,
}

const inCallersTasks = <T>(ctx: Context, work: (touch: Touch) => Promise<T>): Promise<T> =>
  touching(ctx, (touch) => work({ ...touch, ...(!may(ctx.viewer, 'leads.read') && noLeads) }))

const moment = /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z?$/

function readAfter(text: string | undefined): { value: string; id: string } | undefined {
  if (text === undefined) return undefined
  const cursor = readCursor(text)
  const day = moment.exec(cursor?.value ?? '')?.[1]
  if (!cursor?.value || !day || !isValidCalendarDate(day)) return refuse(taskRefusals.badCursor)
  return { value: cursor.value, id: cursor.id }
}

function whichOf({ companyId, viewer }: Touch, { leadId, isGiven }: TaskQuery) {
  if (leadId !== undefined) return repository.ofLead(companyId, leadId)
  return isGiven ? repository.givenBy(viewer.userId) : repository.givenTo(viewer.userId)
}

export const list = (ctx: Context, query: TaskQuery): Promise<Page<Task>> =>
  inCallersTasks(ctx, async (touch) => {
    const { db, companyId, visibility } = touch
    const { leadId, isDone, limit } = query
    const slice = { isDone, limit, after: readAfter(query.after) }
    if (leadId !== undefined) await seeLead(touch, leadId)
    const which = whichOf(touch, query)
    const found = await repository.findTasks(db, companyId, which, slice, visibility)
    const last = found.length === limit ? found.at(-1) : undefined
    return {
      rows: found.map(({ task }) => task),
      total: await repository.countTasks(db, companyId, which, isDone),
      after: last && writeCursor({ value: last.key, id: last.task.id }),
    }
  })

const shown = async ({ db, companyId, visibility }: Touch, id: string): Promise<Task> =>
  (await repository.findTask(db, companyId, id, visibility)) ?? refuse(taskRefusals.gone)

async function refuseAssignee({ db, companyId }: Touch, userId: string): Promise<void> {
  if (!(await repository.holdColleague(db, companyId, userId))) refuse(taskRefusals.unknownAssignee)
  const open = await repository.countTasks(db, companyId, repository.givenTo(userId), false)
  if (open >= taskLimits.openPerPerson) refuse(taskRefusals.tooMany)
}

/** The current task, if the caller may see and change it. */
async function holdOwn(touch: Touch, id: string, isDeleted = false): Promise<repository.TaskRecord> {
  const { db, companyId, viewer, visibility } = touch
  const held = await repository.holdTask(db, companyId, id, isDeleted)
  if (!held) return refuse(taskRefusals.gone)
  const { creatorId, assigneeId } = held
  const seesLead = Boolean((await repository.findTask(db, companyId, id, visibility))?.lead)
  const canEditLeads = may(viewer, 'leads.edit')
  if (mayChangeTask({ userId: viewer.userId, canEditLeads }, { creatorId, assigneeId, seesLead })) return held
  return refuse(seesLead ? taskRefusals.notYours : taskRefusals.gone)
}

export const add = (ctx: Context, draft: TaskDraft): Promise<Task> =>
  inCallersTasks(ctx, async (touch) => {
    const { db, companyId, now, viewer } = touch
    if (draft.leadId) await holdLead(touch, draft.leadId)
    await refuseAssignee(touch, draft.assigneeId)
    const task = {
      ...draft,
      companyId,
      id: newId(now),
      leadId: draft.leadId ?? null,
      creatorId: viewer.userId,
      createdAt: now,
      updatedAt: now,
    }
    await repository.insertTask(db, task)
    await tell(touch, task, [task.assigneeId], taskLines.created(task.title))
    await tellAssignee(touch, task)
    return shown(touch, task.id)
  })

/** Two changes within one millisecond must not look like one. */
const changedAt = ({ now }: Touch, { updatedAt }: repository.TaskRecord): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))

export const edit = (ctx: Context, { id, seenAt, ...change }: TaskChange): Promise<Task> =>
  inCallersTasks(ctx, async (touch) => {
    const task = await holdOwn(touch, id)
    if (seenAt !== undefined && seenAt !== task.updatedAt.toISOString()) refuse(taskRefusals.changed)
    if (change.assigneeId !== task.assigneeId) await refuseAssignee(touch, change.assigneeId)
    const { title, note = null, assigneeId, dueOn, dueTime = null, priority } = change
    const details = { title, note, assigneeId, dueOn, dueTime, priority }
    await repository.updateTask(touch.db, touch.companyId, id, {
      ...details,
      updatedAt: changedAt(touch, task),
    })
    await tell(touch, task, [task.assigneeId, assigneeId])
    if (assigneeId !== task.assigneeId) await tellAssignee(touch, { ...task, ...details })
    return shown(touch, id)
  })

export const setDone = (ctx: Context, { id, isDone }: { id: string; isDone: boolean }): Promise<Task> =>
  inCallersTasks(ctx, async (touch) => {
    const { db, companyId, now, viewer } = touch
    const task = await holdOwn(touch, id)
    if (isDone === (task.doneAt !== null)) return shown(touch, id)
    await repository.updateTask(db, companyId, id, {
      doneAt: isDone ? now : null,
      doneBy: isDone ? viewer.userId : null,
      updatedAt: changedAt(touch, task),
    })
    const sentence = isDone ? taskLines.done(task.title) : taskLines.reopened(task.title)
    await tell(touch, task, [task.assigneeId], sentence)
    return shown(touch, id)
  })

export const remove = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inCallersTasks(ctx, async (touch) => {
    const task = await holdOwn(touch, id)
    await repository.updateTask(touch.db, touch.companyId, id, {
      deletedAt: touch.now,
      updatedAt: changedAt(touch, task),
    })
    await tell(touch, task, [task.assigneeId])
    return { message: taskReplies.removed }
  })

export const restore = (ctx: Context, { id }: { id: string }): Promise<Task> =>
  inCallersTasks(ctx, async (touch) => {
    const task = await holdOwn(touch, id, true)
    await repository.updateTask(touch.db, touch.companyId, id, {
      deletedAt: null,
      updatedAt: changedAt(touch, task),
    })
    await tell(touch, task, [task.assigneeId])
    return shown(touch, id)
  })

/** Deleted tasks can be restored for a while; then they are erased (C-041). */
export const eraseDeletedTasks = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now }) => {
    await repository.eraseTasks(db, new Date(now.getTime() - taskLimits.restoreDays * 86_400_000))
  })
