import { addDays, type CalendarDate } from '../kit/dates'
import { taskLimits } from './limits'
import { leadTaskTexts } from './messages'
import type { Task, TaskDraft } from './model'

export type TaskGroup = 'overdue' | 'today' | 'later'
export const taskGroups: readonly TaskGroup[] = ['overdue', 'today', 'later']

/** By day: what was due this morning is late only tomorrow. */
export const taskGroup = ({ dueOn }: Pick<Task, 'dueOn'>, today: CalendarDate): TaskGroup => {
  if (dueOn < today) return 'overdue'
  return dueOn === today ? 'today' : 'later'
}

/** Its creator, its assignee, who sees its project and, if they see its lead, people who may edit leads. */
export const mayChangeTask = (
  viewer: { userId: string; canEditLeads: boolean },
  task: {
    creatorId: string | undefined
    assigneeId: string | undefined
    seesLead: boolean
    seesProject: boolean
  },
): boolean =>
  task.creatorId === viewer.userId ||
  task.assigneeId === viewer.userId ||
  task.seesProject ||
  (task.seesLead && viewer.canEditLeads)

/** The default on the page of a lead: tomorrow morning, for the person themselves. */
export const suggestedTask = (
  lead: { id: string; name: string },
  assigneeId: string,
  today: CalendarDate,
): TaskDraft => ({
  leadId: lead.id,
  title: [...leadTaskTexts.suggestedTitle(lead.name)].slice(0, taskLimits.title.max).join(''),
  note: undefined,
  assigneeId,
  dueOn: addDays(today, 1),
  dueTime: taskLimits.suggestedTime,
  priority: 'normal',
})

/** The default on the page of a project: tomorrow, for the person themselves. */
export const suggestedProjectTask = (
  projectId: string,
  assigneeId: string,
  today: CalendarDate,
): TaskDraft => ({
  projectId,
  title: '',
  note: undefined,
  assigneeId,
  dueOn: addDays(today, 1),
  dueTime: undefined,
  priority: 'normal',
})
