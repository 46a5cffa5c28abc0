import { taskDetails } from '@foyer/contract/tasks/messages'
import { addLine, type LeadScope } from '../leads/service'
import { notify } from '../notifications/service'
import { whoMaySee } from '../teams/service'
import { askForLine, projectOf } from './project/tell'
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

interface Sentences {
  /** For the history of its lead. */
  ofLead?: string
  /** For the log of its project. */
  ofProject?: string
}

/** Writes what happened where it belongs, and tells the open pages of everybody who sees the task. */
export async function tell(
  scope: LeadScope,
  task: Pick<TaskRecord, 'id' | 'leadId' | 'projectId' | 'creatorId'>,
  assigneeIds: string[],
  { ofLead, ofProject }: Sentences = {},
): Promise<void> {
  const { lead, viewers = [] } = (await leadOf(scope, task.leadId)) ?? {}
  const project = await projectOf(scope, task.projectId)
  const all = [...viewers, ...(project?.viewers ?? [])]
  const told = new Set([task.creatorId, ...assigneeIds, ...all.map(({ userId }) => userId)])
  if (lead && ofLead)
    await addLine(scope, lead.id, { kind: 'task', sentence: ofLead, details: { taskId: task.id } })
  if (task.projectId && project && ofProject)
    await askForLine(scope, task.projectId, scope.viewer.userId, ofProject)
  await scope.tell([...told], { name: 'changed', about: ['tasks'] })
}

type Given = Pick<TaskRecord, 'leadId' | 'projectId' | 'assigneeId' | 'title' | 'dueOn'> & {
  dueTime?: string | null
}

const tasksOfLead = (id: string) => `/timeline/task-manager/all-task/task/${id}?isLead=true`
const tasksOfProject = (id: string) => `/pmt/project/${id}/tasks`

/** The lead or the project of a task as its assignee sees it, and whom naming it would tell about. */
async function placeOf(scope: LeadScope, { assigneeId, leadId, projectId }: Given) {
  const ofLead = await leadOf(scope, leadId)
  const ofProject = await projectOf(scope, projectId)
  const seesLead = ofLead?.viewers.some(
    ({ userId, features }) => userId === assigneeId && features.includes('crm'),
  )
  const seesProject = ofProject?.viewers.some(({ userId }) => userId === assigneeId)
  return {
    lead: seesLead ? ofLead?.lead : undefined,
    project: seesProject && projectId ? { id: projectId, name: ofProject?.name } : undefined,
    // Its title may name the lead, also to somebody who does not see it.
    aboutLeads: [ofLead?.lead.id, ofProject?.leadId].filter((id) => id !== undefined),
  }
}

/** A person who is given a task by somebody else is notified; the lead is named only if they may see it. */
export async function tellAssignee(scope: LeadScope, task: Given): Promise<void> {
  const { viewer, companyId } = scope
  const { assigneeId, title, dueOn, dueTime } = task
  if (assigneeId === viewer.userId) return
  const { lead, project, aboutLeads } = await placeOf(scope, task)
  await notify(scope, companyId, {
    event: 'task-assigned',
    actorId: viewer.userId,
    receiverId: assigneeId,
    values: {
      taskTitle: title,
      leadName: lead?.name ?? '',
      details: taskDetails({ dueOn, dueTime: dueTime?.slice(0, 5), of: lead?.name ?? project?.name }),
    },
    ...(aboutLeads.length > 0 && { aboutLeads }),
    link: '/timeline/my-task/',
    ...(project && { detailedLink: tasksOfProject(project.id) }),
    ...(lead && { detailedLink: tasksOfLead(lead.id) }),
  })
}
