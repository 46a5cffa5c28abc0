import { defaultRules } from '@foyer/contract/notifications/defaults'
import { fillHtml } from '@foyer/contract/notifications/rules'
import { taskDetails } from '@foyer/contract/tasks/messages'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Scope } from '../context'
import { tasks } from '../db/schema/tasks'
import { insertNotification } from '../features/notifications/repository'
import { newId } from '../new-id'
import type { SeedPerson } from './insert-company'
import type { KnownIds } from './insert-leads'

const hour = 3_600_000

/** Notifications of tasks that others gave to people of a generated company; those of done tasks are read. */
export async function insertTaskNotifications(
  { db }: Scope,
  people: SeedPerson[],
  { companyId, people: ids }: KnownIds,
): Promise<void> {
  const rule = defaultRules.find(({ event }) => event === 'task-assigned')
  if (!rule) return
  const given = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.companyId, companyId), ne(tasks.assigneeId, tasks.creatorId)))
    .orderBy(asc(tasks.createdAt))
  for (const [index, task] of given.entries()) {
    const giver = people.find(({ key }) => ids.get(key) === task.creatorId)
    const { title: taskTitle, dueOn, assigneeId, createdAt } = task
    const details = taskDetails({ dueOn, dueTime: task.dueTime?.slice(0, 5), of: undefined })
    const sender = giver && `${giver.firstName} ${giver.lastName}`
    const link = task.leadId && `/timeline/task-manager/all-task/task/${task.leadId}?isLead=true`
    const isRead = task.doneAt !== null || index % 2 === 0
    await insertNotification(
      db,
      {
        companyId,
        id: newId(createdAt),
        text: fillHtml(rule.bellText, { sender, taskTitle, details }),
        feature: rule.feature,
        link: '/timeline/my-task/',
        detailedLink: link,
        receiverId: assigneeId,
        senderId: task.creatorId,
        createdAt,
      },
      [assigneeId],
      isRead ? new Date(createdAt.getTime() + hour) : null,
    )
  }
}
