import type { Task } from '@foyer/contract/tasks/model'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import type { fakeServer } from '../fake-server'

let made = 0

/** A task with what most tasks have, except for what is said. */
export function makeTask(changes: Partial<Task> = {}): Task {
  made += 1
  return {
    id: `01990000-0000-7000-8000-7${String(made).padStart(11, '0')}`,
    title: `Task ${made}`,
    note: undefined,
    lead: undefined,
    project: undefined,
    assignee: undefined,
    creator: undefined,
    dueOn: '2026-11-20',
    dueTime: undefined,
    priority: 'normal',
    doneAt: undefined,
    createdAt: '2026-11-01T05:00:00.000Z',
    updatedAt: '2026-11-01T05:00:00.000Z',
    ...changes,
  }
}

/** A server that keeps these tasks: all calls do what they say. What `giver` gave to others is theirs. */
export function serveTasks(server: ReturnType<typeof fakeServer>, kept: Task[], giver?: string) {
  const removed = new Map<string, Task>()
  const change = (id: string, changes: Partial<Task>): Task => {
    const place = kept.findIndex((task) => task.id === id)
    const task = { ...(kept[place] as Task), ...changes }
    kept[place] = task
    return task
  }
  server.on(taskEndpoints.list, ({ leadId, isGiven, isDone, limit, after }) => {
    const all = kept.filter(
      (task) =>
        (task.doneAt !== undefined) === isDone &&
        (!leadId || task.lead?.id === leadId) &&
        (!isGiven || (task.creator?.id === giver && task.assignee?.id !== giver)),
    )
    const from = Number(after ?? 0)
    const end = from + limit
    return {
      reply: {
        rows: all.slice(from, end),
        total: all.length,
        after: end < all.length ? String(end) : undefined,
      },
    }
  })
  server.on(taskEndpoints.add, ({ leadId, assigneeId, ...draft }) => {
    const assignee = { id: assigneeId, fullName: 'Somebody', email: 'somebody@example.in' }
    const lead = leadId ? { id: leadId, name: 'Ananya Iyer' } : undefined
    const task = makeTask({ ...draft, assignee, creator: assignee, lead })
    kept.push(task)
    return { reply: task }
  })
  server.on(taskEndpoints.edit, ({ id, seenAt: _seen, assigneeId: _person, ...details }) => ({
    reply: change(id, details),
  }))
  server.on(taskEndpoints.setDone, ({ id, isDone }) => ({
    reply: change(id, { doneAt: isDone ? '2026-11-16T06:00:00.000Z' : undefined }),
  }))
  server.on(taskEndpoints.remove, ({ id }) => {
    const [task] = kept.splice(
      kept.findIndex((one) => one.id === id),
      1,
    )
    if (task) removed.set(id, task)
    return { reply: { message: 'Task deleted' } }
  })
  server.on(taskEndpoints.restore, ({ id }) => {
    const task = removed.get(id) as Task
    kept.push(task)
    return { reply: task }
  })
}
