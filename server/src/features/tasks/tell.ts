import { taskDetails } from '@foyer/contract/tasks/messages'
import { addLine, type LeadScope } from '../leads/service'
import { notify } from '../notifications/service'
import { whoMaySee } from '../teams/service'
import { findColleagues, findOwners, type TaskRecord } from './repository'

/** The lead of a task, if it is live, and who may see it. */
async function leadOf(scope: LeadScope, leadId: string | null) {
  const lead = leadId === null ? undefined : await findOwners(scope.db, scope.companyId, leadId)
  if (!lead) return undefined
  const sees = await whoMaySee(scope, {
    assigneeId: lead.assigneeId ?? undefined,
    creatorId: lead.creatorId ?? undefined,
  })
  const colleagues = await findColleagues(scope.db, scope.companyId)
  return { lead, viewers: colleagues.filter(sees) }
}

/** Writes into the history of its lead, and tells the open pages of everybody who sees the task. */
export async function tell(
  scope: LeadScope,
  task: Pick<TaskRecord, 'id' | 'leadId' | 'creatorId'>,
  assigneeIds: string[],
  sentence?: string,
): Promise<void> {
  const { lead, viewers = [] } = (await leadOf(scope, task.leadId)) ?? {}
  const told = new Set([task.creatorId, ...assigneeIds, ...viewers.map(({ userId }) => userId)])
  if (lead && sentence)
    await addLine(scope, lead.id, { kind: 'task', sentence, details: { taskId: task.id } })
  await scope.tell([...told], { name: 'changed', about: ['tasks'] })
}

type Given = Pick<TaskRecord, 'leadId' | 'assigneeId' | 'title' | 'dueOn'> & { dueTime?: string | null }

/** A person who is given a task by somebody else is notified; the lead is named only if they may see it. */
export async function tellAssignee(scope: LeadScope, task: Given): Promise<void> {
  const { viewer, companyId } = scope
  const { assigneeId, title, dueOn, dueTime } = task
  if (assigneeId === viewer.userId) return
  const found = await leadOf(scope, task.leadId)
  const isSeen = found?.viewers.some(
    ({ userId, features }) => userId === assigneeId && features.includes('crm'),
  )
  const lead = isSeen ? found?.lead : undefined
  await notify(scope, companyId, {
    event: 'task-assigned',
    actorId: viewer.userId,
    receiverId: assigneeId,
    values: {
      taskTitle: title,
      leadName: lead?.name ?? '',
      details: taskDetails({ dueOn, dueTime: dueTime?.slice(0, 5), leadName: lead?.name }),
    },
    // Its title may name the lead, also to somebody who does not see it.
    ...(found && { aboutLeads: [found.lead.id] }),
    link: '/timeline/my-task/',
    ...(lead && { detailedLink: `/timeline/task-manager/all-task/task/${lead.id}?isLead=true` }),
  })
}
